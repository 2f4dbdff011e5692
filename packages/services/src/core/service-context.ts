import type { Db } from "@fourball/db/client";
import type { MapTiles } from "@fourball/domain/course/map-tiles";
import type { BrowserSession } from "@fourball/domain/ports/browser-session";
import type { CalendarWriter } from "@fourball/domain/ports/calendar-writer";
import type { Clock } from "@fourball/domain/ports/clock";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import type { IdentityProvider } from "@fourball/domain/ports/identity-provider";
import type { KnownDevice } from "@fourball/domain/ports/known-device";
import type { Mailer } from "@fourball/domain/ports/mailer";
import type { PasskeyVerifier } from "@fourball/domain/ports/passkey-verifier";
import type { Passwords } from "@fourball/domain/ports/passwords";
import type { PictureEncoder } from "@fourball/domain/ports/picture-encoder";
import type { PictureStore } from "@fourball/domain/ports/picture-store";
import type { RateLimiter } from "@fourball/domain/ports/rate-limiter";
import type { Viewer } from "@fourball/domain/viewer";
import type { ChatRooms } from "./chat-rooms.ts";
import type { ListedFigures, ListedPage } from "./listed-game.ts";
import type { LiveChanges } from "./live-changes.ts";
import type { MapSummaries } from "./map-summaries.ts";
import type { MessageWriter } from "./message-writer.ts";
import type { PageCache } from "./page-cache.ts";
import type { StaleCache } from "./stale-cache.ts";

/** What every use-case is handed: who asks, from where, and the world it may touch. */
export type ServiceContext = {
  viewer: Viewer | null;
  caller: Caller;
  db: Db;
  clock: Clock;
  bus: EventBus;
  limiter: RateLimiter;
  ports: Ports;
  config: Config;
  chat: { rooms: ChatRooms; writer: MessageWriter };
  live: LiveChanges;
  caches: Caches;
  /** Runs after the response, so that the response time reveals nothing; a failure is logged. */
  later(work: () => Promise<void>): void;
};

/** What is known of the call, beside the golfer who makes it. */
export type Caller = {
  browser: BrowserSession;
  device: KnownDevice;
  /** The network address, as a key for limits. */
  address: string;
  /** With it a client repeats a call that creates something, without creating it again; as it was sent. */
  idempotencyKey: string | null;
  /** How old answers from caches may be, in milliseconds; 0 after the viewer changed something or heard of a change. */
  cacheMaxAgeMs: number;
};

/** What use cases reach beyond the database; the server connects the adapters. */
export type Ports = {
  passwords: Passwords;
  /** Null where browsers allow no passkeys: the address of the installation is a number. */
  passkeyVerifier: PasskeyVerifier | null;
  /** Where golfers may sign in instead; null when none is configured. */
  identityProvider: IdentityProvider | null;
  /** For the mails of the account itself, with or without a mail server. */
  mailer: Mailer;
  calendars: CalendarWriter;
  /** Where the files of uploaded pictures are. */
  pictures: PictureStore;
  encodePicture: PictureEncoder;
};

/** What is the same for all golfers, read once for all who ask at about the same time. */
export type Caches = {
  /** Pages of the marketplace. */
  pages: PageCache<ListedPage>;
  /** How many games a filter finds. */
  counts: PageCache<number>;
  figures: PageCache<ListedFigures>;
  /** Numbers of very many games, which outlast changes. */
  largeCounts: StaleCache<number>;
  largeFigures: StaleCache<ListedFigures>;
  mapSummaries: MapSummaries;
};

/** What the operator decides about this installation. */
export type Config = {
  /** Where golfers reach it, without a trailing slash. */
  publicUrl: string;
  /** IANA name; the clock of courses whose place says nothing. */
  defaultTimeZone: string;
  /** Their own tiles for maps; null for the drawn map. */
  mapTiles: MapTiles | null;
  /** In lower case. The account of such an address is an admin once the address is proven. */
  adminEmails: ReadonlySet<string>;
  /** Admins act as such only in a session that a passkey opened or confirmed. */
  isAdminPasskeyRequired: boolean;
  /** With it, golfers and guests open a mailed link before the account is created or the host is asked. */
  hasMailServer: boolean;
  /** What browsers need to subscribe to push messages. */
  pushPublicKey: string;
};

export type MemberContext = ServiceContext & { viewer: Viewer };
