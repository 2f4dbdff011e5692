import type { PagePath } from "./links.ts";
import { stringifyPlainSearch } from "./plain-search.ts";

/** What links in mails carry after "#", which browsers send to no server. */
export type Secrets = {
  /** The guest's request, or the link to a round. */
  id?: string;
  token?: string;
  /** The token of a guest's request that waits for its click. */
  confirm?: string;
  /** The group of mails, or the saved search, to turn off. */
  group?: string;
  search?: string;
};

type With<Name extends keyof Secrets> = Required<Pick<Secrets, Name>>;

type SecretsOf = {
  "/reset-password": With<"token">;
  "/confirm-email": With<"token">;
  "/finish-sign-up": With<"token">;
  "/undo-email-change": With<"token">;
  "/still-playing": With<"token">;
  "/fill-spot": With<"token">;
  "/unsubscribe": With<"token" | "group"> | With<"token" | "search">;
  "/guest-request": With<"id" | "token"> | With<"confirm">;
  "/round": With<"id" | "token">;
};

/** The address of a page that shows something to anyone who has it. */
export const secretLink = <Path extends keyof SecretsOf & PagePath>(path: Path, secrets: SecretsOf[Path]): string =>
  `${path}#${stringifyPlainSearch(secrets).slice(1)}`;

export const readSecrets = (hash: string): Secrets => Object.fromEntries(new URLSearchParams(hash));
