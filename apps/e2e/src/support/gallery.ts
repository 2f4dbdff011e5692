import { GALLERY_PORT } from "./servers.ts";

/** The server of the component gallery. */
export const galleryUrl = `http://localhost:${GALLERY_PORT}`;
