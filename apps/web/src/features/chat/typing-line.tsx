import type { PersonHere } from "@fourball/domain/chat/message";
import type { ReactNode } from "react";
import { Names } from "./names.tsx";

const firstName = ({ userName }: PersonHere): string => userName.split(" ", 1)[0] ?? userName;

/** `Maya is typing…`; three or more are just several. */
export function TypingLine({ people }: { people: readonly PersonHere[] }): ReactNode {
  if (people.length === 0) return null;
  if (people.length > 2) return "Several people are typing…";
  return (
    <>
      <Names>{people.map(firstName)}</Names> {people.length === 1 ? "is" : "are"} typing…
    </>
  );
}
