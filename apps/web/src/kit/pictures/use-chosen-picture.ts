import { type DragEvent, useEffect, useState } from "react";
import { openPicture, PictureRefusal } from "./open-picture.ts";
import { pictureTexts } from "./texts.ts";

type ChosenPicture = {
  /** An address of this page, while there is one to cut. */
  picture: string | undefined;
  problem: string | undefined;
  isOpening: boolean;
  choose: (file: File) => void;
  close: () => void;
};

/** The file that a golfer chose, once the browser can draw it. */
export function useChosenPicture(): ChosenPicture {
  const [picture, setPicture] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture]);

  async function open(file: File): Promise<void> {
    setProblem(undefined);
    setOpening(true);
    try {
      setPicture(await openPicture(file));
    } catch (error) {
      setProblem(error instanceof PictureRefusal ? error.message : pictureTexts.unreadable);
    } finally {
      setOpening(false);
    }
  }

  return { picture, problem, isOpening, choose: (file) => void open(file), close: () => setPicture(undefined) };
}

/** A file that is dropped on the field. */
export function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragLeave: () => setOver(false),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
