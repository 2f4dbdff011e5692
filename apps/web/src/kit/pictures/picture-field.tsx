import { Button, buttonStyle } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import { useFocusWhenReplaced } from "../page/use-focus-when-replaced.ts";
import { ACCEPTED_TYPES } from "./open-picture.ts";
import { pictureTexts } from "./texts.ts";
import { useChosenPicture, useDrop } from "./use-chosen-picture.ts";

const CropStage = lazy(() => import("./crop-stage.tsx").then(({ CropStage }) => ({ default: CropStage })));

export type PictureFieldProps = {
  kind: "golfer" | "cover" | "course";
  title: string;
  hint?: string;
  /** The address in the form; empty for none. */
  value: string;
  onChange: (address: string) => void;
  /** What the address shows now. */
  preview: ReactNode;
  /** The field for the address of a picture elsewhere, which opens by itself when something is wrong with it. */
  link: ReactNode;
  isLinkWrong: boolean;
};

/** A picture of a form: chosen or dropped, cut and uploaded, or an address elsewhere. The form's own button saves it. */
export function PictureField(props: PictureFieldProps): ReactNode {
  const { kind, title, value, onChange, link, isLinkWrong } = props;
  const { picture, problem, isOpening, choose, close } = useChosenPicture();
  const { isOver, ...dropHandlers } = useDrop(choose);
  const { note, before, take } = useNotedChange(onChange);
  const [hasLink, setLink] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  useFocusWhenReplaced(heading, picture ?? `none: ${value}`);

  function takeUploaded(address: string): void {
    take(address, address === value ? pictureTexts.same : pictureTexts.ready);
    close();
  }

  return (
    <fieldset
      aria-label={title}
      className={`stack min-w-0 gap-3 rounded-control p-3 transition-colors sm:p-4 ${isOver ? "bg-primary-soft" : "bg-sunken"}`}
      {...dropHandlers}
    >
      {picture ? (
        <Suspense fallback={<p className="py-10 text-center text-ink-2 text-small">{pictureTexts.opening}</p>}>
          <CropStage key={picture} kind={kind} onCancel={close} onUploaded={takeUploaded} picture={picture} />
        </Suspense>
      ) : (
        <Current {...props} heading={heading} isOpening={isOpening} onChoose={choose} take={take} />
      )}
      <div aria-live="polite" className="empty:hidden">
        {note && !picture ? <Note note={note} onUndo={before && !value ? () => take(before, "") : undefined} /> : null}
      </div>
      {problem ? (
        <div role="alert">
          <Message>{problem}</Message>
        </div>
      ) : null}
      {hasLink || isLinkWrong ? link : null}
      {hasLink || isLinkWrong || picture ? null : (
        <Button className="-ml-3 w-fit" onClick={() => setLink(true)} size="small" type="button" variant="ghost">
          {pictureTexts.link}
        </Button>
      )}
    </fieldset>
  );
}

type Take = (address: string, said: string, undo?: string) => void;

/** What the last change says, and the address before it where that can be taken back. */
function useNotedChange(onChange: (address: string) => void) {
  const [before, setBefore] = useState<string>();
  const [note, setNote] = useState<string>();
  const take: Take = (address, said, undo) => {
    onChange(address);
    setNote(said);
    setBefore(undo);
  };
  return { note, before, take };
}

type CurrentProps = PictureFieldProps & {
  heading: RefObject<HTMLParagraphElement | null>;
  isOpening: boolean;
  onChoose: (file: File) => void;
  take: Take;
};

function Current({ kind, title, hint, value, preview, heading, isOpening, onChoose, take }: CurrentProps): ReactNode {
  return (
    <div className={kind === "golfer" ? "flex flex-wrap items-center gap-4" : "stack gap-3"}>
      {preview}
      <div className="stack min-w-0 grow gap-2">
        <p className="font-semibold text-small outline-none" ref={heading} tabIndex={-1}>
          {title} {hint ? <span className="font-normal text-ink-2">{hint}</span> : null}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <ChooseButton
            disabled={isOpening}
            label={value ? pictureTexts.another : pictureTexts.choose}
            onChoose={onChoose}
            title={title}
          />
          {value ? (
            <Button onClick={() => take("", pictureTexts.removed, value)} size="small" type="button" variant="ghost">
              {pictureTexts.remove}
            </Button>
          ) : null}
          <span className="text-ink-2 text-small max-sm:hidden">{pictureTexts.drop}</span>
        </div>
      </div>
    </div>
  );
}

const Note = ({ note, onUndo }: { note: string; onUndo: (() => void) | undefined }): ReactNode => (
  <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-small">
    {note}
    {onUndo ? (
      <Button onClick={onUndo} size="small" type="button" variant="secondary">
        {pictureTexts.undo}
      </Button>
    ) : null}
  </p>
);

type ChooseButtonProps = { label: string; title: string; disabled: boolean; onChoose: (file: File) => void };

/** Opens the file dialog, by touch the camera and the library. */
function ChooseButton({ label, title, disabled, onChoose }: ChooseButtonProps): ReactNode {
  return (
    <label
      className={`${buttonStyle({ variant: "secondary", size: "small" })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2`}
    >
      {label}
      <input
        accept={ACCEPTED_TYPES}
        aria-label={`${title}: ${label}`}
        className="sr-only"
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // The same file can be chosen again.
          target.value = "";
        }}
        type="file"
      />
    </label>
  );
}
