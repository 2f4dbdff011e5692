import { pictureKey } from "@fourball/domain/picture/address";
import type { PictureKind } from "@fourball/domain/picture/constants";
import type { ServiceContext } from "../../core/service-context.ts";

type Files = { kind: PictureKind; hash: string; sizes: readonly number[] };

export async function deletePictureFiles({ pictures }: Pick<ServiceContext, "pictures">, picture: Files): Promise<void> {
  for (const size of picture.sizes) await pictures.delete(pictureKey(picture, size));
}
