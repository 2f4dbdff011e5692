/** The server of the component gallery. */
export const GALLERY_PORT = 4175;
export const galleryUrl = `http://localhost:${GALLERY_PORT}`;
