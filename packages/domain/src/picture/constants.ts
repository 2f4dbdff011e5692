/** What golfers upload: their own picture, the cover of their profile, a course (admins), and photos in a chat. */
export const PICTURE_KINDS = ["golfer", "cover", "course", "chat"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** A picture in one of its sizes, in pixels. `inside` keeps the whole picture; otherwise it fills the size and is cropped. */
export type PictureSize = { width: number; height: number; inside?: true };

/** The sizes that are kept, the largest first; it is the one that an address names. */
export const PICTURE_SIZES: Record<PictureKind, readonly [PictureSize, PictureSize]> = {
  golfer: [
    { width: 512, height: 512 },
    { width: 96, height: 96 },
  ],
  cover: [
    { width: 1600, height: 400 },
    { width: 800, height: 200 },
  ],
  course: [
    { width: 1600, height: 900 },
    { width: 800, height: 450 },
  ],
  chat: [
    { width: 1600, height: 1600, inside: true },
    { width: 800, height: 800, inside: true },
  ],
};

/** The longest body of an upload. */
export const PICTURE_BYTES_MAX = 5 * 1024 * 1024;
/** Enough for the cameras of phones; a small file can claim to be far larger. */
export const PICTURE_PIXELS_MAX = 50_000_000;
/** For so long a picture that nothing shows can be used again: to undo its removal, or to save a form later. */
export const UNUSED_PICTURE_HOURS = 24;
