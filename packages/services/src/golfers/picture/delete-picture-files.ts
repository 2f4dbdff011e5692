import type { Db } from "@fourball/db/client";
import { pictures, reports } from "@fourball/db/schema/index";
import { pictureKey } from "@fourball/domain/picture/address";
import type { PictureKind } from "@fourball/domain/picture/constants";
import { eq, exists, type SQL } from "drizzle-orm";
import type { JobContext } from "../../core/job.ts";

type Files = { kind: PictureKind; hash: string; sizes: readonly number[] };

export async function deletePictureFiles({ ports: { pictures } }: Pick<JobContext, "ports">, picture: Files): Promise<void> {
  for (const size of picture.sizes) await pictures.delete(pictureKey(picture, size));
}

/** Whether a report shows the picture: its files are kept as long as the report. */
export const isEvidence = (db: Db): SQL => exists(db.select().from(reports).where(eq(reports.pictureId, pictures.id)));
