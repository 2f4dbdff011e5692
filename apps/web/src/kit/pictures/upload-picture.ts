import { uploadedPicture } from "@fourball/domain/picture/schema";
import { z } from "zod";
import { signInAgain } from "../session/session.ts";
import { PictureRefusal } from "./open-picture.ts";
import { pictureTexts } from "./texts.ts";

const refusal = z.object({ message: z.string() });

/** Sends a picture to a path of the API. Throws a `PictureRefusal`; an expired session also leads to sign-in. */
export async function sendPicture<Shape extends z.ZodType>(path: string, picture: Blob, shape: Shape): Promise<z.output<Shape>> {
  const init = { method: "POST", body: picture, headers: { "Content-Type": picture.type } };
  const answer = await fetch(path, init).catch(() => {
    throw new PictureRefusal(pictureTexts.offline);
  });
  if (answer.status === 401) signInAgain();
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok)
    throw new PictureRefusal(
      answer.status < 500 ? (refusal.safeParse(body).data?.message ?? pictureTexts.failed) : pictureTexts.failed,
    );
  const read = shape.safeParse(body);
  if (!read.success) throw new PictureRefusal(pictureTexts.failed);
  return read.data;
}

/** Returns the address at which the picture is served from now on. */
export const uploadPicture = async (kind: "golfer" | "cover" | "course", picture: Blob): Promise<string> =>
  (await sendPicture(`/api/pictures/${kind}`, picture, uploadedPicture)).url;
