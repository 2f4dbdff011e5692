import { pictureKey } from "@fourball/domain/picture/address";
import type { PictureKind } from "@fourball/domain/picture/constants";
import type { JobContext } from "../../core/job.ts";

type Files = { kind: PictureKind; hash: string; sizes: readonly number[] };

export async function deletePictureFiles({ ports: { pictures } }: Pick<JobContext, "ports">, picture: Files): Promise<void> {
  for (const size of picture.sizes) await pictures.delete(pictureKey(picture, size));
}
