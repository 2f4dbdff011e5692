export type Controls = {
  /** What a tap reaches without scrolling; in an open dialog, all that it holds. */
  controls: string[];
  words: number;
  /** What a finger of 44 by 44 pixels misses; links within a sentence are as high as it. */
  targets: string[];
};

/**
 * Runs in the browser. Each link, button, switch, toggle and field counts, also those of the header and the bottom bar; radios and tabs
 * count once a group, as a select does: they are one choice among several, and one stop of the tab key.
 */
export function readControls(): Controls {
  const KINDS = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider]";
  const FINGER_PX = 44;
  const dialog = document.querySelector("[role=dialog]");
  const all = [...(dialog ?? document.body).querySelectorAll(KINDS)].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.closest("[aria-hidden=true], [inert]") &&
      // Skip links are one pixel wide until they have the focus.
      control.getBoundingClientRect().width > 2,
  );
  const nameOf = (control: Element): string => {
    const { width, height } = control.getBoundingClientRect();
    const name = control.getAttribute("aria-label") ?? (control.textContent || control.getAttribute("placeholder") || control.id);
    return `${control.localName} "${name.trim().slice(0, 40)}" ${Math.round(width)}x${Math.round(height)}`;
  };
  const isHit = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    // The thumb of a slider is moved by a tap anywhere on its track.
    const target = control.matches("[type=range]") ? control.closest("[role=group]") : control;
    return Boolean(target?.contains(hit)) || hit.closest("label")?.control === control;
  };
  const middleOf = (control: Element) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const groupOf = (control: Element): unknown =>
    control instanceof HTMLInputElement && control.type === "radio"
      ? control.name
      : (control.closest("[role=tablist]") ?? control);

  const reached = all.filter((control) => dialog || isHit(control, middleOf(control).x, middleOf(control).y));
  const controls = [...new Map(reached.toReversed().map((control) => [groupOf(control), nameOf(control)])).values()];

  const isInSentence = (control: Element): boolean =>
    getComputedStyle(control).display === "inline" &&
    (control.parentElement?.textContent?.trim().length ?? 0) > (control.textContent?.trim().length ?? 0);
  /** How many pixels from the middle a tap still reaches it, to both sides. */
  const extent = (control: Element, across: number, down: number): number => {
    const { x, y } = middleOf(control);
    const reach = (side: number): number => {
      let pixels = 0;
      while (pixels < FINGER_PX && isHit(control, x + side * across * (pixels + 1), y + side * down * (pixels + 1))) pixels++;
      return pixels;
    };
    return reach(-1) + 1 + reach(1);
  };
  const isTooSmall = (control: Element): boolean => {
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // The outermost pixels are parts of a pixel.
    return Math.min(extent(control, 1, 0), extent(control, 0, 1)) < FINGER_PX - 1;
  };
  const targets = all.filter((control) => !isInSentence(control) && isTooSmall(control)).map(nameOf);
  window.scrollTo({ top: 0, behavior: "instant" });

  // biome-ignore lint/performance/useDomNodeTextContent: the words that are shown, not those of what is folded.
  const words = document.querySelector("main")?.innerText.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return { controls, words, targets };
}
