import type { Db } from "@fourball/db/client";
import { fail } from "@fourball/domain/failure";
import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import type { ChatRooms, Follow, Following } from "../core/chat-rooms.ts";
import { messagesAfter, openRooms } from "./open-rooms.ts";
import { reactionsTo } from "./reactions-to.ts";
import { readsOf } from "./reads-of.ts";
import { Follower, Room } from "./room.ts";

/** A line of another process whose hint was lost is then late by less than two seconds. */
const LOOK_EVERY_MS = 1500;
/** How often this process repeats who is here, in looks. */
const REPEAT_PRESENCE_EVERY = 6;
const LINES_AT_ONCE = 200;

type Options = { db: Db; bus: EventBus; processId?: string; onError(error: unknown): void; lookEveryMs?: number };

/**
 * All rooms that golfers have open on this process. Messages come from the database; a hint says when to look, or brings the
 * next message along.
 */
export class ChatHub implements ChatRooms {
  readonly #rooms = new Map<string, Room>();
  readonly #reading = new Map<Room, Promise<void>>();
  readonly #readAgain = new Set<Room>();
  readonly #db: Db;
  readonly #bus: EventBus;
  readonly #processId: string;
  readonly #onError: (error: unknown) => void;
  readonly #unsubscribe: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #deliveries = { count: 0 };
  #looks = 0;
  #isLooking = false;

  constructor({ db, bus, processId = crypto.randomUUID(), onError, lookEveryMs = LOOK_EVERY_MS }: Options) {
    this.#db = db;
    this.#bus = bus;
    this.#processId = processId;
    this.#onError = onError;
    this.#unsubscribe = bus.subscribe((event) => this.#receive(event));
    this.#timer = setInterval(() => void this.#look().catch(onError), lookEveryMs).unref();
  }

  /** How many chats are open on this process. */
  get open(): number {
    return this.#rooms.size;
  }

  get delivered(): number {
    return this.#deliveries.count;
  }

  /** Joins a listener to a room: first what it missed, then everything as it happens. */
  async follow({ teeTimeId, person, after, listener, requireAccess }: Follow): Promise<Following> {
    const room = this.#rooms.get(teeTimeId) ?? this.#open(teeTimeId);
    const follower = new Follower({ room, person, listener, after });
    // In the room before the first read: what is stored in between waits instead of being lost.
    room.followers.add(follower);
    try {
      if (room.lastSeq < 0) await this.#read(teeTimeId, room);
      for (;;) {
        const missed = await messagesAfter(this.#db, { teeTimeId, after: follower.last, limit: LINES_AT_ONCE });
        await requireAccess();
        room.catchUp(follower, missed);
        if (missed.length < LINES_AT_ONCE) break;
      }
    } catch (error) {
      follower.leave();
      throw error;
    }
    if (!room.followers.has(follower)) return follower;
    if (room.presence.enter(person)) this.#publishPresence(teeTimeId, room);
    room.goLive(follower);
    return follower;
  }

  close(): void {
    this.#unsubscribe();
    clearInterval(this.#timer);
    for (const room of this.#rooms.values()) {
      room.presence.close();
      for (const { listener } of room.followers) listener.onEnd(fail("serviceUnavailable"));
    }
    this.#rooms.clear();
  }

  #open(teeTimeId: string): Room {
    const room: Room = new Room(this.#deliveries, (follower) => this.#leave(teeTimeId, room, follower));
    this.#rooms.set(teeTimeId, room);
    return room;
  }

  #leave(teeTimeId: string, room: Room, follower: Follower): void {
    const wasIn = room.followers.delete(follower);
    const wasHere = follower.waiting === undefined;
    const isLast = wasIn && wasHere && room.presence.leave(follower.person.userId);
    if (room.followers.size === 0 && this.#rooms.get(teeTimeId) === room) {
      this.#rooms.delete(teeTimeId);
      room.presence.close();
    }
    if (isLast) this.#publishPresence(teeTimeId, room);
  }

  #receive(event: BusEvent): void {
    if (event.type === "hints-lost") {
      void this.#look().catch(this.#onError);
      return;
    }
    const room = "teeTimeId" in event ? this.#rooms.get(event.teeTimeId) : undefined;
    if (!room || !("teeTimeId" in event)) return;
    if (event.type === "chat-message") {
      this.#receiveMessage(room, event);
      return;
    }
    // Who has read it all depends on who is in the game.
    if (event.type === "chat-read" || event.type === "tee-time-changed") this.#tellSeen(event.teeTimeId, room);
    if (event.type === "tee-time-changed") void this.#read(event.teeTimeId, room).catch(this.#onError);
    else if (event.type === "chat-reactions") this.#tellReactions(event.teeTimeId, room, event.seq);
    else if (event.type === "chat-deleted") room.tellDeleted(event.seq);
    else if (event.type === "chat-typing") room.tell({ type: "typing", person: event.person });
    else if (event.type === "chat-here" && event.processId !== this.#processId) {
      // A process that has just opened the chat doesn't know yet who is here.
      if (room.presence.receive(event.processId, event.people)) this.#publishPresence(event.teeTimeId, room);
    }
  }

  /** A gap in the numbers is read: what is missing may be why somebody's access ends. */
  #receiveMessage(room: Room, { teeTimeId, seq, message }: BusEvent & { type: "chat-message" }): void {
    if (seq <= room.lastSeq) return;
    if (message && room.lastSeq >= 0 && seq === room.lastSeq + 1) room.deliver([message]);
    else void this.#read(teeTimeId, room).catch(this.#onError);
  }

  /** One after another, so that the last choice is the one that is stored. */
  #tellReactions(teeTimeId: string, room: Room, seq: number): void {
    room.reading = room.reading
      .then(async () => {
        // Then its hint may be on the way, from before the reaction.
        if (seq > room.lastSeq) await this.#read(teeTimeId, room);
        const reactions = await reactionsTo(this.#db, { teeTimeId, seq });
        room.tell({ type: "reactions", message: { seq, reactions } });
      })
      .catch(this.#onError);
  }

  #tellSeen(teeTimeId: string, room: Room): void {
    room.reading = room.reading.then(async () => room.tellSeen(await readsOf(this.#db, teeTimeId))).catch(this.#onError);
  }

  /** Reads and delivers new messages of a chat: one reader per chat, which starts over when asked during a read. */
  #read(teeTimeId: string, room: Room): Promise<void> {
    const running = this.#reading.get(room);
    if (running) {
      this.#readAgain.add(room);
      return running;
    }
    const reading = this.#readAll(teeTimeId, room).finally(() => {
      this.#reading.delete(room);
      this.#readAgain.delete(room);
    });
    this.#reading.set(room, reading);
    return reading;
  }

  async #readAll(teeTimeId: string, room: Room): Promise<void> {
    do {
      this.#readAgain.delete(room);
      if (room.lastSeq < 0) {
        const [open] = await openRooms(this.#db, [teeTimeId]);
        room.lastSeq = open?.lastSeq ?? 0;
      }
      const lines = await messagesAfter(this.#db, { teeTimeId, after: room.lastSeq, limit: LINES_AT_ONCE });
      room.deliver(lines);
      if (lines.length === LINES_AT_ONCE) this.#readAgain.add(room);
    } while (this.#readAgain.has(room));
  }

  /** Reads the database for all open chats at once, in case hints or access changes were missed. */
  async #look(): Promise<void> {
    const ids = [...this.#rooms.keys()];
    if (ids.length === 0 || this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#lookAt(ids);
    } finally {
      this.#isLooking = false;
    }
  }

  async #lookAt(ids: string[]): Promise<void> {
    this.#looks++;
    const seated = new Map(ids.map((id) => [id, [...(this.#rooms.get(id)?.followers ?? [])].filter(({ waiting }) => !waiting)]));
    const found = new Map((await openRooms(this.#db, ids)).map((each) => [each.teeTimeId, each]));
    const readers = ids.map((id) => this.#readIfBehind(id, found.get(id)?.lastSeq));
    for (const [index, teeTimeId] of ids.entries()) {
      // First, since a message may say why somebody's access ends.
      await readers[index];
      const room = this.#rooms.get(teeTimeId);
      if (!room) continue;
      room.endWithoutAccess(seated.get(teeTimeId) ?? [], new Set(found.get(teeTimeId)?.readerIds));
      room.presence.refresh();
      if (this.#looks % REPEAT_PRESENCE_EVERY === 0) this.#publishPresence(teeTimeId, room);
    }
  }

  async #readIfBehind(teeTimeId: string, lastSeq = -1): Promise<void> {
    const room = this.#rooms.get(teeTimeId);
    if (room && room.lastSeq >= 0 && lastSeq > room.lastSeq) await this.#read(teeTimeId, room).catch(this.#onError);
  }

  #publishPresence(teeTimeId: string, room: Room): void {
    const people = room.presence.peopleHere;
    void this.#bus.publish({ type: "chat-here", teeTimeId, processId: this.#processId, people }).catch(this.#onError);
  }
}
