import type { PictureKind } from "./constants.ts";

export type PictureAddress = { kind: PictureKind; hash: string };

const KEY = /^(chat-)?[0-9a-f]{64}-\d{2,4}\.webp$/;
const PUBLIC_KEY = /^([0-9a-f]{64})-\d{2,4}\.webp$/;

/** What the store calls a file of a picture. Those of chats have names of their own, so that they are never public. */
export const pictureKey = ({ kind, hash }: PictureAddress, width: number): string =>
  `${kind === "chat" ? "chat-" : ""}${hash}-${width}.webp`;

export const isPictureKey = (key: string): boolean => KEY.test(key);

/** The hash of a picture that isn't of a chat, by the name of its file. */
export const publicPictureHash = (key: string): string | undefined => PUBLIC_KEY.exec(key)?.[1];

const CHAT_KEY = /^chat-([0-9a-f]{64})-\d{2,4}\.webp$/;

/** The hash of a picture in a chat, by the name of its file. */
export const chatPictureHash = (key: string): string | undefined => CHAT_KEY.exec(key)?.[1];

/** The folder of addresses, on the site. */
export const PICTURES_PATH = "/pictures/";

/** The hash of a public picture that this installation serves; undefined for any other address. */
export function pictureHashAt(address: string | null | undefined, publicUrl: string): string | undefined {
  const folder = publicUrl + PICTURES_PATH;
  return address?.startsWith(folder) ? PUBLIC_KEY.exec(address.slice(folder.length))?.[1] : undefined;
}
