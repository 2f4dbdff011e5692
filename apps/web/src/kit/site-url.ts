/** The whole address of a path of this site, as it is copied and sent. */
export const siteUrl = (path: string): string => window.location.origin + path;
