import { z } from "zod";
import { account, emailStatus, ownSession } from "../account/schema.ts";
import { attendanceEntry } from "../attendance/schema.ts";
import { blockedGolfer } from "../block/schema.ts";
import { REACTIONS } from "../chat/constants.ts";
import { exportedShare } from "../cost/schema.ts";
import { FILL_ANSWERS } from "../fill/schema.ts";
import { ownModeration } from "../moderation/schema.ts";
import { notificationContent } from "../notification/content.ts";
import { participation } from "../participation/schema.ts";
import { PLAY_AGAIN } from "../partner/constants.ts";
import { passkey } from "../passkey/schema.ts";
import { PICTURE_KINDS } from "../picture/constants.ts";
import { uploadedPicture } from "../picture/schema.ts";
import { ownReport } from "../report/schema.ts";
import { savedSearch } from "../saved-search/schema.ts";
import { standingGame } from "../standing-game/schema.ts";
import { teeTimeCard } from "../tee-time/schema.ts";

/** All that is kept of a golfer, for the golfer. */
export const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  account,
  /** Whether the address is proven, and the one that is to replace it. */
  email: emailStatus.omit({ hasMailServer: true }),
  sessions: z.array(ownSession),
  passkeys: z.array(passkey),
  /** Accounts elsewhere that sign the golfer in, by their issuer and the id there. */
  identities: z.array(
    z.object({
      issuer: z.string(),
      subject: z.string(),
      connectedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  blocked: z.array(blockedGolfer),
  /** What the golfer reported. */
  reports: z.array(ownReport),
  /** What admins did about the golfer. */
  moderation: z.array(ownModeration),
  hosted: z.array(teeTimeCard),
  /** With when a golfer of the waitlist asked the host, and when the host first answered. */
  joined: z.array(participation.extend({ requestedAt: z.iso.datetime().nullable(), answeredAt: z.iso.datetime().nullable() })),
  messages: z.array(z.object({ teeTimeId: z.string(), message: z.string(), timestamp: z.iso.datetime() })),
  /** The games whose chats the golfer muted. */
  mutedChats: z.array(z.string()),
  /** The links by which the golfer shares rounds. */
  roundLinks: z.array(z.object({ teeTimeId: z.string(), timestamp: z.iso.datetime() })),
  /** What the golfer owed, and was owed, after rounds. */
  costShares: z.array(exportedShare),
  /** What the golfer said of changes that hosts propose. */
  changeAnswers: z.array(z.object({ teeTimeId: z.string(), isIn: z.boolean(), timestamp: z.iso.datetime() })),
  /** With the games that each found, until the golfer is notified of them. */
  savedSearches: z.array(savedSearch.extend({ found: z.array(z.string()) })),
  /** The games to come of which a saved search or the weekly email told. */
  notifiedGames: z.array(z.string()),
  /** The open spots that hosts wrote to the golfer about, and what the golfer answered. */
  fillMessages: z.array(
    z.object({ teeTimeId: z.string(), answer: z.enum(FILL_ANSWERS).nullable(), timestamp: z.iso.datetime().nullable() }),
  ),
  /** The games that repeat which the golfer hosts or is a regular of. */
  standingGames: z.array(standingGame.omit({ host: true, regulars: true, dates: true }).extend({ isHost: z.boolean() })),
  /** How the golfer answered messages. */
  reactions: z.array(z.object({ teeTimeId: z.string(), emoji: z.enum(REACTIONS), timestamp: z.iso.datetime() })),
  /** What the golfer uploaded; `file` is its name in the archive. */
  pictures: z.array(uploadedPicture.extend({ kind: z.enum(PICTURE_KINDS), file: z.string(), timestamp: z.iso.datetime() })),
  /** The browsers that show notifications while the app is closed, by their push service. */
  browsers: z.array(z.object({ pushService: z.string(), timestamp: z.iso.datetime() })),
  /** What the golfer said of others after a round. */
  ratingsGiven: z.array(
    z.object({
      teeTimeId: z.string(),
      userId: z.string(),
      playedTogether: z.boolean(),
      stars: z.number().int().nullable(),
      timestamp: z.iso.datetime(),
    }),
  ),
  /** What others said, once it is revealed. */
  ratingsReceived: z.array(
    z.object({ teeTimeId: z.string(), userId: z.string(), stars: z.number().int(), timestamp: z.iso.datetime() }),
  ),
  /** With whom the golfer would play again. */
  playAgain: z.array(z.object({ userId: z.string(), answer: z.enum(PLAY_AGAIN), timestamp: z.iso.datetime() })),
  /** Whether the golfer showed up, from the last twelve months. */
  attendance: z.array(attendanceEntry),
  /** When the golfer said that they were at the course. */
  arrivals: z.array(z.object({ teeTimeId: z.string(), timestamp: z.iso.datetime() })),
  notifications: z.array(
    z.object({ teeTimeId: z.string().nullable(), content: notificationContent, timestamp: z.iso.datetime() }),
  ),
});
export type AccountExport = z.infer<typeof accountExport>;
