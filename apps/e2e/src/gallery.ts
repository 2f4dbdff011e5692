/** Every part of the screens in every state, on a page of its own. */
export const GALLERY_PORT = 4175;
export const galleryUrl = `http://localhost:${GALLERY_PORT}`;
