import { ACTIONS } from "./sections/actions.tsx";
import { ART } from "./sections/art.tsx";
import { CHOICES } from "./sections/choices.tsx";
import { FIELDS } from "./sections/fields.tsx";
import { NEWS } from "./sections/news.tsx";
import { OVERLAYS } from "./sections/overlays.tsx";
import { SURFACES } from "./sections/surfaces.tsx";
import type { States } from "./states.tsx";

/** Each component by the name of its file in `src`. */
export const SECTIONS: Readonly<Record<string, States>> = {
  ...ACTIONS,
  ...FIELDS,
  ...CHOICES,
  ...OVERLAYS,
  ...SURFACES,
  ...NEWS,
  ...ART,
};
