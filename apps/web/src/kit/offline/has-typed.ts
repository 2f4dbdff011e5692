const BOXES =
  "textarea, input:not([type=checkbox]):not([type=radio]):not([type=hidden]):not([type=submit]), [contenteditable=true]";

/** React keeps the default of a box that it controls equal to its value, so only its events tell what was typed there. */
const typedIn = new WeakSet<EventTarget>();

/** For the `input` events of the document. */
export const noteTyped = ({ target }: Event): void => {
  if (target) typedIn.add(target);
};

/** Whether a box holds something that the golfer typed, or is about to. */
export const hasTyped = (): boolean =>
  [...document.querySelectorAll(BOXES)].some((box) => box === document.activeElement || isChanged(box));

const isChanged = (box: Element): boolean =>
  (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) &&
  (box.value !== box.defaultValue || (box.value !== "" && typedIn.has(box)));
