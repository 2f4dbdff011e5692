import { ACTIONS } from "./sections/actions.tsx";
import { ART } from "./sections/art.tsx";
import { CHOICES } from "./sections/choices.tsx";
import { FEEDBACK } from "./sections/feedback.tsx";
import { FIELDS } from "./sections/fields.tsx";
import { OVERLAYS } from "./sections/overlays.tsx";
import { SURFACES } from "./sections/surfaces.tsx";
import type { Sections } from "./states.tsx";

/** Each component of `src`. */
export const SECTIONS: Sections = {
  ...ACTIONS,
  ...FIELDS,
  ...CHOICES,
  ...OVERLAYS,
  ...SURFACES,
  ...FEEDBACK,
  ...ART,
};
