const BOXES =
  "textarea, input:not([type=checkbox]):not([type=radio]):not([type=hidden]):not([type=submit]), [contenteditable=true]";

/** Whether a box holds something that the golfer typed, or is about to. */
export const hasTyped = (): boolean =>
  [...document.querySelectorAll(BOXES)].some((box) => box === document.activeElement || isChanged(box));

const isChanged = (box: Element): boolean =>
  (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) && box.value !== box.defaultValue;
