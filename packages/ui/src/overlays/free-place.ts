const CONTROLS =
  "a, button, input, textarea, select, label, summary, [role=radio], [role=tab], [role=switch], [role=checkbox], [role=slider]";

/** A toast of one line, and how far it stays from the edges: in a corner where there is room, else across. */
const HEIGHT = 44;
const WIDTH = 384;
const PHONE = { below: 640, edge: 16 };
const EDGE = 24;
const STEP = 16;

/** How far from the bottom, in px, a toast lies over no control, and over no card or row that is a link, if there is such a place. */
export function freePlace(): number | undefined {
  const isPhone = window.innerWidth < PHONE.below;
  const edge = isPhone ? PHONE.edge : EDGE;
  const right = window.innerWidth - edge;
  const left = isPhone ? edge : right - WIDTH;
  const places: number[] = [];
  for (let bottom = edge; bottom < window.innerHeight - edge - HEIGHT; bottom += STEP) places.push(bottom);
  const isFree = (bottom: number, controls: string): boolean => {
    const lowest = window.innerHeight - bottom;
    return [lowest - HEIGHT, lowest - HEIGHT / 2, lowest].every((y) => {
      for (let x = left; x <= right; x += STEP * 2) if (document.elementFromPoint(x, y)?.closest(controls)) return false;
      return true;
    });
  };
  return (
    places.find((bottom) => isFree(bottom, CONTROLS)) ??
    places.find((bottom) => isFree(bottom, `:is(${CONTROLS}):not(.stretch-link)`))
  );
}
