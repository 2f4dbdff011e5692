import { LIVE_LOOKBACK_MS, type LiveChange } from "@fourball/domain/live/change";
import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import { EventQueue } from "../event-queue.ts";
import type { LiveChanges, LiveOptions } from "../live-changes.ts";
import { CoalescedProfiles } from "./coalesced-profiles.ts";

const REMEMBERED_MAX = 500;

/** `audience` is null for everyone but `hiddenFrom`. */
type AddressedChange = { audience: readonly string[] | null; hiddenFrom?: readonly string[]; change: LiveChange };

const isFor = (userId: string, { audience, hiddenFrom = [] }: AddressedChange): boolean =>
  !hiddenFrom.includes(userId) && (audience?.includes(userId) ?? true);

/** Pages that were opened before a kind of change had its name don't know it. */
const LATER_KINDS: ReadonlySet<LiveChange["type"]> = new Set(["notifications"]);

/** The changes of one screen, each of a kind that it knows. Thousands are kept: methods cost nothing a screen, closures would. */
class Screen extends EventQueue<LiveChange> {
  readonly #knows: readonly string[] | undefined;

  constructor({ signal, knows }: LiveOptions, onStop: () => void) {
    super(signal, onStop);
    this.#knows = knows;
  }

  override push(change: LiveChange): void {
    const isKnown = !LATER_KINDS.has(change.type) || this.#knows?.includes(change.type);
    super.push(isKnown ? change : EVERYTHING);
  }
}

const EVERYTHING: LiveChange = { type: "everything" };

/** Delivers changes to the open screens of each golfer. */
export class ChangeFeed implements LiveChanges {
  readonly #screens = new Map<string, Set<Screen>>();
  readonly #stop: () => void;
  /** Oldest first; a repeated change is kept once. */
  readonly #recent = new Map<string, { addressed: AddressedChange; at: number }>();

  readonly #profiles = new CoalescedProfiles((event) => this.#deliver(event));

  constructor(bus: EventBus) {
    this.#stop = bus.subscribe((event) => {
      if (event.type === "profile-changed") this.#profiles.changed(event);
      else this.#deliver(event);
    });
  }

  /** Every change that concerns the golfer, from shortly before now until the signal aborts. */
  changes(userId: string, options: LiveOptions = {}): EventQueue<LiveChange> {
    const screens = this.#screens.get(userId) ?? new Set();
    const screen = new Screen(options, () => {
      screens.delete(screen);
      if (screens.size === 0 && this.#screens.get(userId) === screens) this.#screens.delete(userId);
    });
    this.#screens.set(userId, screens.add(screen));
    const { lookBackMs = LIVE_LOOKBACK_MS } = options;
    for (const change of this.#since(performance.now() - lookBackMs, userId)) screen.push(change);
    return screen;
  }

  close(): void {
    this.#stop();
    this.#profiles.close();
    for (const screens of [...this.#screens.values()]) for (const screen of [...screens]) screen.end();
  }

  #deliver(event: BusEvent): void {
    for (const addressed of changesIn(event)) {
      for (const userId of addressed.audience ?? this.#screens.keys())
        if (isFor(userId, addressed)) for (const screen of this.#screens.get(userId) ?? []) screen.push(addressed.change);
      this.#remember(addressed);
    }
  }

  #since(start: number, userId: string): LiveChange[] {
    this.#forgetOld();
    const recent = [...this.#recent.values()].filter(({ at }) => at >= start);
    if (recent.length > REMEMBERED_MAX) return [EVERYTHING];
    return recent.flatMap(({ addressed }) => (isFor(userId, addressed) ? [addressed.change] : []));
  }

  #remember(addressed: AddressedChange): void {
    const key = JSON.stringify(addressed);
    this.#recent.delete(key);
    this.#recent.set(key, { addressed, at: performance.now() });
    this.#forgetOld();
  }

  /** Keeps one more than the limit, which shows that there were more. */
  #forgetOld(): void {
    const oldest = performance.now() - LIVE_LOOKBACK_MS;
    for (const [key, { at }] of this.#recent) {
      if (at >= oldest && this.#recent.size <= REMEMBERED_MAX + 1) return;
      this.#recent.delete(key);
    }
  }
}

function changesIn(event: BusEvent): AddressedChange[] {
  switch (event.type) {
    case "tee-time-changed": {
      const { teeTimeId, change, audience, hiddenFrom, affectedGolferIds } = event;
      return [
        { audience, hiddenFrom, change: { type: "tee-time", teeTimeId, change } },
        { audience: affectedGolferIds, change: { type: "own-games" } },
      ];
    }
    case "notifications-changed":
      return [{ audience: event.recipients, change: { type: "notifications" } }];
    case "partners-changed":
      return [{ audience: event.recipients, change: { type: "partners" } }];
    case "profile-changed":
      return [
        { audience: event.audience, hiddenFrom: event.hiddenFrom, change: { type: "golfer", userId: event.userId } },
        { audience: [event.userId], change: { type: "own-account" } },
      ];
    case "chat-message":
      return [{ audience: event.readerIds, change: { type: "unread", teeTimeId: event.teeTimeId } }];
    case "chat-read":
    case "chat-muted":
      return [{ audience: [event.userId], change: { type: "unread", teeTimeId: event.teeTimeId } }];
    case "hints-lost":
      return [{ audience: null, change: EVERYTHING }];
    case "sessions-ended":
    case "chat-typing":
    case "chat-reactions":
    case "chat-deleted":
    case "chat-here":
      return [];
  }
}
