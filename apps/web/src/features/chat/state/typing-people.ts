import { TYPING_MS } from "@fourball/domain/chat/constants";
import type { PersonHere } from "@fourball/domain/chat/message";

type Typing = { person: PersonHere; timer: ReturnType<typeof setTimeout> };

/** Who is typing, with a timeout for each. */
export class TypingPeople {
  readonly #typing = new Map<string, Typing>();
  readonly #onChange: (people: PersonHere[]) => void;

  constructor(onChange: (people: PersonHere[]) => void) {
    this.#onChange = onChange;
  }

  add(person: PersonHere): void {
    const known = this.#typing.get(person.userId);
    clearTimeout(known?.timer);
    this.#typing.set(person.userId, { person, timer: setTimeout(() => this.remove(person.userId), 2 * TYPING_MS) });
    if (!known) this.#notify();
  }

  remove(userId: string): void {
    clearTimeout(this.#typing.get(userId)?.timer);
    if (this.#typing.delete(userId)) this.#notify();
  }

  clear(): void {
    for (const userId of [...this.#typing.keys()]) this.remove(userId);
  }

  #notify(): void {
    this.#onChange([...this.#typing.values()].map(({ person }) => person));
  }
}
