import type { AccountExport } from "@fourball/domain/account-data/export";
import type { MemberContext } from "../core/service-context.ts";
import { ownPictureFile } from "../golfers/picture/own-pictures.ts";
import { exportOwnData } from "./export-own-data.ts";

export type ArchivedFile = { name: string; bytes: Uint8Array };

/** The viewer's data, with the files of all pictures. They are read one after the other: together they can be large. */
export async function archiveOwnData(ctx: MemberContext): Promise<AsyncIterable<ArchivedFile>> {
  return filesOf(ctx, await exportOwnData(ctx));
}

async function* filesOf(ctx: MemberContext, data: AccountExport): AsyncGenerator<ArchivedFile> {
  yield { name: "my-data.json", bytes: new TextEncoder().encode(JSON.stringify(data, null, 2)) };
  for (const { file } of data.pictures) {
    const bytes = await ownPictureFile(ctx, file);
    if (bytes) yield { name: file, bytes };
  }
}
