import { TYPING_MS } from "@fourball/domain/chat/constants";
import type { PersonHere } from "@fourball/domain/chat/message";

type Typing = { person: PersonHere; forget: ReturnType<typeof setTimeout> };

/** Who is writing, as far as was heard lately. */
export class TypingPeople {
  readonly #typing = new Map<string, Typing>();
  readonly #onChange: (people: PersonHere[]) => void;

  constructor(onChange: (people: PersonHere[]) => void) {
    this.#onChange = onChange;
  }

  hear(person: PersonHere): void {
    const known = this.#typing.get(person.userId);
    clearTimeout(known?.forget);
    this.#typing.set(person.userId, { person, forget: setTimeout(() => this.forget(person.userId), 2 * TYPING_MS) });
    if (!known) this.#tell();
  }

  forget(userId: string): void {
    clearTimeout(this.#typing.get(userId)?.forget);
    if (this.#typing.delete(userId)) this.#tell();
  }

  forgetAll(): void {
    for (const userId of [...this.#typing.keys()]) this.forget(userId);
  }

  #tell(): void {
    this.#onChange([...this.#typing.values()].map(({ person }) => person));
  }
}
