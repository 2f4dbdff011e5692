import { useEffect, useEffectEvent, useState } from "react";

/** Accepts a file dropped anywhere in the window, which the browser would otherwise open. True while dragging. */
export function useDroppedFile(onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const stop = new AbortController();
    const hold = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      setOver(false);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (!relatedTarget) setOver(false);
    };
    window.addEventListener("dragover", hold, stop);
    window.addEventListener("drop", drop, stop);
    window.addEventListener("dragleave", leave, stop);
    return () => stop.abort();
  }, []);
  return isOver;
}
