import { EMAIL_VERIFICATION_HOURS } from "@fourball/domain/account/constants";
import type { ReactNode } from "react";
import { useFocusAtFirst } from "../page/use-focus-at-first.ts";

type LinkSentProps = {
  as: "h1" | "h3";
  email: string;
  words: { title: string; sentTo: string; next: (hours: number) => string };
};

/** Takes the place and the focus of the form that had the link sent. */
export function LinkSent({ as: Heading, email, words }: LinkSentProps): ReactNode {
  const title = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <div className="grid gap-2">
      <Heading className="outline-none" ref={title} tabIndex={-1}>
        {words.title}
      </Heading>
      <p className="text-ink-2">
        {words.sentTo}
        <strong className="wrap-anywhere text-ink">{email}</strong>
        {words.next(EMAIL_VERIFICATION_HOURS)}
      </p>
    </div>
  );
}
