import { parsedUrl } from "@fourball/domain/parsed-url";

export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** Courses are imported with whatever their list says: `example.com` is an address, `none` is not. */
export function webAddress(website: string | null): URL | undefined {
  if (!website?.includes(".")) return undefined;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return parsedUrl(address);
}
