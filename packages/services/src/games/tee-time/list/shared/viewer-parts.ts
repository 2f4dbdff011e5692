import type { Db, Tx } from "@fourball/db/client";
import { readTogether } from "../../../../core/read-together.ts";
import type { AskedPart, SharedPage, ViewerPart } from "../../../../core/shared-game.ts";
import { findViewerParts } from "./viewer-part.ts";

/** What a page is to its viewer. */
export const viewerPartOf = readTogether<AskedPart, ViewerPart | undefined>(findAll);

async function findAll(db: Db | Tx, asked: readonly AskedPart[]): Promise<(ViewerPart | undefined)[]> {
  const byPage = new Map<SharedPage, AskedPart[]>();
  for (const one of asked) byPage.set(one.page, [...(byPage.get(one.page) ?? []), one]);
  const parts = new Map<SharedPage, Map<string, ViewerPart>>();
  const findOf = async (page: SharedPage, viewers: AskedPart[]) => parts.set(page, await findViewerParts(db, page, viewers));
  await Promise.all([...byPage].map(([page, viewers]) => findOf(page, viewers)));
  return asked.map(({ page, viewerId }) => parts.get(page)?.get(viewerId));
}
