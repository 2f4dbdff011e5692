import type { GuestRequestState } from "@fourball/domain/guest/constants";
import type { GuestNote, GuestTemplates } from "@fourball/domain/landing-games";
import { Alert } from "@fourball/ui/alert";
import { buttonStyle } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { guestStates } from "../../golf/guest-states.ts";
import { landingTexts } from "./texts.ts";

const words = landingTexts.guest;

/** The parts of what people without an account do with a shared game: all of it works without a script. */
export function guestTemplates(): GuestTemplates {
  return {
    form: { in: renderToStaticMarkup(<JoinForm kind="in" />), request: renderToStaticMarkup(<JoinForm kind="request" />) },
    fields: { name: fieldOf("name"), email: fieldOf("email"), optionalEmail: fieldOf("optionalEmail") },
    refusal: renderToStaticMarkup(<Alert title="{{text}}" />),
    note: { "check-email": noteOf("check-email"), left: noteOf("left") },
    own: {
      pending: renderToStaticMarkup(<Own state="pending" />),
      approved: renderToStaticMarkup(<Own state="approved" />),
      declined: renderToStaticMarkup(<Own state="declined" />),
      expired: renderToStaticMarkup(<Own state="expired" />),
      lapsed: renderToStaticMarkup(<Own state="lapsed" />),
      left: renderToStaticMarkup(<Own state="left" />),
      cancelled: renderToStaticMarkup(<Own state="cancelled" />),
    },
    calendar: renderToStaticMarkup(
      <a className={buttonStyle({ size: "large", wide: true })} href="{{href}}">
        {words.calendar}
      </a>,
    ),
    claim: renderToStaticMarkup(
      <a className={linkStyle({ className: "w-fit py-2 text-small" })} href="{{href}}">
        {words.claim}
      </a>,
    ),
    proof: renderToStaticMarkup(<p className="text-ink-2 text-small">{words.proof}</p>),
    leave: {
      approved: renderToStaticMarkup(<Leave kind="approved" />),
      pending: renderToStaticMarkup(<Leave kind="pending" />),
    },
  };
}

type FieldName = keyof GuestTemplates["fields"];

/** Each with an id of its own, though they are rendered apart. */
const fieldOf = (name: FieldName): Record<"plain" | "wrong", string> => ({
  plain: renderToStaticMarkup(<GuestField name={name} />, { identifierPrefix: name }),
  wrong: renderToStaticMarkup(<GuestField error="{{error}}" name={name} />, { identifierPrefix: name }),
});

function GuestField({ name, error }: { name: FieldName; error?: string }): ReactNode {
  if (name === "name")
    return (
      <Field error={error} label={words.name}>
        <Input autoComplete="name" defaultValue="{{value}}" enterKeyHint="next" name="guestName" />
      </Field>
    );
  return (
    <Field error={error} label={words.email} optional={name === "optionalEmail" ? words.optional : undefined}>
      <Input autoComplete="email" defaultValue="{{value}}" enterKeyHint="done" inputMode="email" name="guestEmail" type="email" />
    </Field>
  );
}

/** `key` makes one guest of a form that is sent twice. */
const JoinForm = ({ kind }: { kind: "in" | "request" }): ReactNode => (
  <form aria-label={words.form} className="grid gap-3" method="post" noValidate>
    {"{{note}}"}
    {"{{refusal}}"}
    <input name="key" type="hidden" value="{{key}}" />
    {"{{name}}"}
    {"{{email}}"}
    <button className={buttonStyle({ size: "large", wide: true })} name="action" type="submit" value="join">
      {words[kind]}
    </button>
    <p className="text-center text-ink-2 text-micro">{kind === "in" ? words.inHint : words.requestHint}</p>
    {"{{signIn}}"}
  </form>
);

function noteOf(note: GuestNote): string {
  const { title, lead } = words.notes[note];
  return renderToStaticMarkup(
    <Alert title={title} tone="info">
      {lead}
    </Alert>,
  );
}

/** Instead of the form: what the guest has. */
const Own = ({ state }: { state: GuestRequestState }): ReactNode => (
  <div className="grid gap-3.5">
    {"{{refusal}}"}
    <div className="grid gap-1">
      <h2>{guestStates[state].title}</h2>
      <p className="text-ink-2">{guestStates[state].lead("{{host}}")}</p>
    </div>
    {"{{ways}}"}
    {"{{leave}}"}
  </div>
);

/** Asks once more before it is said. */
const Leave = ({ kind }: { kind: "approved" | "pending" }): ReactNode => (
  <details>
    <summary className="w-fit py-3 font-semibold text-small">{words.leave[kind].label}</summary>
    <form className="grid gap-3 pt-2" method="post">
      <p className="text-small">{words.leave[kind].question}</p>
      <button
        className={buttonStyle({ size: "large", variant: "secondary", wide: true })}
        name="action"
        type="submit"
        value="leave"
      >
        {words.confirm}
      </button>
    </form>
  </details>
);
