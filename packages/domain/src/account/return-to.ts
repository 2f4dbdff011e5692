/** One leading slash, then nothing that a browser could read as another site: no backslash, no control character, no space. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

/** A path on this site, or `/`: whatever else a link asks for would lead golfers elsewhere. */
export const safeReturnTo = (wanted: string | null | undefined): string => (wanted && ownPath.test(wanted) ? wanted : "/");
