import type { Db } from "@fourball/db/client";
import { fail } from "@fourball/domain/failure";
import { entityId } from "@fourball/domain/id";
import { derivedToken, installationKey, isSameToken } from "./installation-key.ts";

/** What a golfer can answer by a mailed link, about a game that tees off then and there. */
type Answerable = { id: string; teeOffAt: Date; courseId: string };

type AnswerLinks = {
  tokenOf: (db: Db, of: Answerable) => Promise<string>;
  /** What the link is about; 404 where it can't be answered any more. */
  open: <Found extends Answerable>(db: Db, token: string, find: (id: string) => Promise<Found | undefined>) => Promise<Found>;
};

/**
 * Links by which a golfer answers without signing in. Each is for one tee-off at one course: a game that moves isn't the one
 * that the mail was about. Their tokens are stored nowhere: they are made again for each mail, and to compare.
 */
export function answerLinks(purpose: string): AnswerLinks {
  const tokenOf = async (db: Db, { id, teeOffAt, courseId }: Answerable): Promise<string> =>
    `${id}.${derivedToken(await installationKey(db, purpose), `${id} ${teeOffAt.toISOString()} ${courseId}`)}`;
  return {
    tokenOf,
    async open(db, token, find) {
      const id = entityId("linkOver").safeParse(token.split(".", 1)[0]).data;
      const found = id && (await find(id));
      if (!found || !isSameToken(await tokenOf(db, found), token)) throw fail("linkOver");
      return found;
    },
  };
}
