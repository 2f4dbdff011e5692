import type { RoomEvent } from "@fourball/domain/chat/message";

/** Makes the compiler write out what it inferred, without the names of schemas that it comes from. */
declare function writtenOut<Event>(): Event extends unknown
  ? {
      [Name in keyof Event]: Event[Name] extends readonly (infer Item)[]
        ? { [Field in keyof Item]: Item[Field] }[]
        : Event[Name] extends object
          ? { [Field in keyof Event[Name]]: Event[Name][Field] }
          : Event[Name];
    }
  : never;

// Only its type is used, by `build.mjs`.
export const roomEvent = writtenOut<RoomEvent>();
