import { savedSearches } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { SwitchedSearch, SwitchSearchInput } from "@fourball/domain/saved-search/schema";
import { eq } from "drizzle-orm";
import type { ServiceContext } from "../../core/service-context.ts";
import { isSearchToken } from "../../core/token/search-token.ts";
import { findSearch } from "./list-saved-searches.ts";
import { switchSearch } from "./switch-search.ts";

type LinkContext = Pick<ServiceContext, "db" | "bus">;

/** By the link in a mail: turns that one search off, or on again. */
export async function switchByLink({ db, bus }: LinkContext, { id, token, isOn }: SwitchSearchInput): Promise<SwitchedSearch> {
  if (!(await isSearchToken(db, id, token))) throw linkIsSpent();
  const { search, userId } = await db.transaction(async (tx) => {
    const ofGolfer = { userId: savedSearches.userId };
    const [held] = await tx.select(ofGolfer).from(savedSearches).where(eq(savedSearches.id, id)).for("no key update");
    if (held) await switchSearch(tx, id, isOn);
    const search = await findSearch(tx, id);
    if (!held || !search) throw linkIsSpent();
    return { search, ...held };
  });
  await bus.publish({ type: "notifications-changed", recipients: [userId] });
  const { filter, nearName, courseName } = search;
  return { filter, nearName, courseName, isOn: search.isOn };
}

/** As of an unknown token: what was deleted looks the same. */
const linkIsSpent = () => fail("linkOver");
