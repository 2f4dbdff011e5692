import { type Parameters, readTrue } from "./plain-search.ts";

const NAME_MAX = 50;

/**
 * `edit` opens the form over the page, `ask` the sheet of a request; `view` is the chat where that is a view of its own; `invite` opens an unlisted game to
 * anyone who has its link; `hello` is whom the first words in the chat's box greet.
 */
export type TeeTimeSearch = { edit?: true; ask?: true; view?: "chat"; invite?: string; hello?: string };

export const readTeeTimeSearch = ({ edit, ask, view, invite, hello }: Parameters): TeeTimeSearch => ({
  ...(readTrue(edit) && { edit: true }),
  ...(readTrue(ask) && { ask: true }),
  ...(view === "chat" && { view }),
  ...(typeof invite === "string" && { invite }),
  ...(typeof hello === "string" && { hello: hello.slice(0, NAME_MAX) }),
});
