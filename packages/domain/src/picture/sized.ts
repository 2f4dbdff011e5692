const UPLOADED = /^(?:https?:\/\/[^/]+)?(\/pictures\/(?:chat-)?[0-9a-f]{64}-)(512|1600)\.webp$/;

/**
 * The address of an uploaded picture on this site, large or small; any other address as it is. Small is 96 pixels wide for a
 * golfer, at most 800 for anything else.
 */
export const sizedPicture = (address: string, size: "large" | "small"): string =>
  address.replace(UPLOADED, (_, path: string, large: string) => {
    const small = large === "512" ? "96" : "800";
    return `${path}${size === "small" ? small : large}.webp`;
  });
