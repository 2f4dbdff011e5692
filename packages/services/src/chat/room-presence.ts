import { PRESENCE_GRACE_MS } from "@fourball/domain/chat/constants";
import type { PersonHere } from "@fourball/domain/chat/message";

/** How long the word of another process counts; it repeats it more often than that. */
const HEARD_FOR_MS = 25_000;

type Timer = ReturnType<typeof setTimeout>;

/** Who has one room open, here and on other processes: each person once, and only gone after a while. */
export class RoomPresence {
  readonly #here = new Map<string, { userName: string; sockets: number }>();
  readonly #elsewhere = new Map<string, { people: PersonHere[]; receivedAt: number }>();
  readonly #shown = new Map<string, string>();
  #people: readonly PersonHere[] | undefined;
  readonly #leaving = new Map<string, Timer>();
  readonly #onChange: () => void;

  /** `onChange` is called whenever `people` changed. */
  constructor(onChange: () => void) {
    this.#onChange = () => {
      this.#people = undefined;
      onChange();
    };
  }

  /** The same list until it changes, which all listeners share. */
  get people(): readonly PersonHere[] {
    this.#people ??= [...this.#shown].map(([userId, userName]) => ({ userId, userName }));
    return this.#people;
  }

  /** Those who have the room open on this process. */
  get peopleHere(): PersonHere[] {
    return [...this.#here].map(([userId, { userName }]) => ({ userId, userName }));
  }

  /** True when that was the person's first socket in the room on this process. */
  enter({ userId, userName }: PersonHere): boolean {
    const sockets = (this.#here.get(userId)?.sockets ?? 0) + 1;
    this.#here.set(userId, { userName, sockets });
    this.#settle();
    return sockets === 1;
  }

  /** True when that was the person's last socket in the room on this process. */
  leave(userId: string): boolean {
    const known = this.#here.get(userId);
    if (!known) return false;
    if (known.sockets > 1) {
      known.sockets--;
      return false;
    }
    this.#here.delete(userId);
    this.#settle();
    return true;
  }

  /** A golfer who lost access is gone immediately. */
  drop(userId: string): void {
    this.#here.delete(userId);
    for (const { people } of this.#elsewhere.values()) {
      const index = people.findIndex((person) => person.userId === userId);
      if (index >= 0) people.splice(index, 1);
    }
    this.#forget(userId);
  }

  /** True when the other process was not known before. */
  receive(processId: string, people: PersonHere[]): boolean {
    const isNew = !this.#elsewhere.has(processId);
    if (people.length === 0) this.#elsewhere.delete(processId);
    else this.#elsewhere.set(processId, { people: [...people], receivedAt: Date.now() });
    this.#settle();
    return isNew && people.length > 0;
  }

  /** Forgets processes that went silent. */
  refresh(): void {
    const oldest = Date.now() - HEARD_FOR_MS;
    for (const [processId, { receivedAt }] of this.#elsewhere) if (receivedAt < oldest) this.#elsewhere.delete(processId);
    this.#settle();
  }

  close(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
  }

  #settle(): void {
    const present = new Map(this.peopleHere.map(({ userId, userName }) => [userId, userName]));
    for (const { people } of this.#elsewhere.values()) for (const { userId, userName } of people) present.set(userId, userName);
    let changed = false;
    for (const [userId, userName] of present) {
      clearTimeout(this.#leaving.get(userId));
      this.#leaving.delete(userId);
      if (this.#shown.get(userId) !== userName) this.#people = undefined;
      if (!this.#shown.has(userId)) changed = true;
      this.#shown.set(userId, userName);
    }
    for (const userId of this.#shown.keys()) {
      if (present.has(userId) || this.#leaving.has(userId)) continue;
      this.#leaving.set(userId, setTimeout(() => this.#forget(userId), PRESENCE_GRACE_MS).unref());
    }
    if (changed) this.#onChange();
  }

  #forget(userId: string): void {
    clearTimeout(this.#leaving.get(userId));
    this.#leaving.delete(userId);
    if (this.#shown.delete(userId)) this.#onChange();
  }
}
