import type { Db } from "@fourball/db/client";
import type { BrowserSession } from "@fourball/domain/ports/browser-session";
import type { Clock } from "@fourball/domain/ports/clock";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import type { Mailer } from "@fourball/domain/ports/mailer";
import type { Passwords } from "@fourball/domain/ports/passwords";
import type { RateLimiter } from "@fourball/domain/ports/rate-limiter";
import type { Viewer } from "@fourball/domain/viewer";

/** What every use-case is handed: who asks, from where, and the world it may touch. */
export type ServiceContext = {
  db: Db;
  clock: Clock;
  bus: EventBus;
  limiter: RateLimiter;
  passwords: Passwords;
  mailer: Mailer;
  /** The session of the browser that asks. */
  browser: BrowserSession;
  /** The address that asks, as a key for limits. */
  address: string;
  /** Where golfers reach this installation, without a trailing slash. */
  publicUrl: string;
  /** Whoever registers with one of these, in lower case, is an admin. */
  adminEmails: ReadonlySet<string>;
  /** Does the rest after the answer has gone out, so that its duration tells nothing; a failure is logged. */
  later(work: () => Promise<void>): void;
  viewer: Viewer | null;
};

export type MemberContext = ServiceContext & { viewer: Viewer };
