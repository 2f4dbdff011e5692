import type { SettingsPart } from "@fourball/domain/links/links";
import { readSecrets } from "@fourball/domain/links/secret-links";
import { NOTIFICATION_GROUPS } from "@fourball/domain/notification/groups";
import type { UnsubscribeInput } from "@fourball/domain/notification/schema";
import type { SwitchedSearch, SwitchSearchInput } from "@fourball/domain/saved-search/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { pages } from "../../kit/page/pages.ts";
import { useFocusWhenReplaced } from "../../kit/page/use-focus-when-replaced.ts";
import { searchText } from "../../kit/saved-search/search-text.ts";
import { isRefusal } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { unsubscribeTexts } from "./texts.ts";

/** The target of the unsubscribe links: of one saved search, or of a group of mails. */
export function UnsubscribeScreen(): ReactNode {
  const search = useSearchLink();
  return search ? <StopSearch link={search} /> : <StopGroup />;
}

/** Nothing happens before the button is pressed. */
function StopGroup(): ReactNode {
  const link = useUnsubscribeLink();
  const request = trpc.notification.unsubscribe.useMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSpent = !link || (request.error !== null && isRefusal(request.error));
  const state = isSpent ? "spent" : request.isSuccess ? "done" : "asks";
  useFocusWhenReplaced(heading, state);
  return (
    <Card as="section" className="stack mx-auto max-w-lg gap-5 p-5 sm:p-7">
      {state === "asks" && link ? (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {unsubscribeTexts.title(link.group)}
          </h1>
          <p className="text-ink-2">{unsubscribeTexts.lead}</p>
          <FormAlert error={request.error} failed={unsubscribeTexts.failed} />
          <Button onClick={() => request.mutate(link)} pending={request.isPending} size="large">
            {unsubscribeTexts.submit}
          </Button>
        </>
      ) : null}
      {state === "done" && link ? (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {unsubscribeTexts.done}
          </h1>
          <p role="status">{unsubscribeTexts.doneHint(link.group)}</p>
          <ToSettings />
        </>
      ) : null}
      {state === "spent" ? (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {unsubscribeTexts.spent}
          </h1>
          <p className="text-ink-2">{unsubscribeTexts.spentHint}</p>
          <ToSettings />
        </>
      ) : null}
    </Card>
  );
}

const ToSettings = (): ReactNode => (
  <p className="text-small">
    <Link className={linkStyle()} hash={"notifications" satisfies SettingsPart} to={pages.settings}>
      {unsubscribeTexts.settings}
    </Link>
  </p>
);

/** The token and group in the hash, which is never sent to a server; undefined when invalid. */
function useUnsubscribeLink(): UnsubscribeInput | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const { token, group: named } = readSecrets(hash);
  const group = NOTIFICATION_GROUPS.find((known) => known === named);
  return token && group ? { token, group } : undefined;
}

type SearchLink = Pick<SwitchSearchInput, "id" | "token">;

/** Nothing happens before the button is pressed: programs that check mails for threats open its links. */
function StopSearch({ link }: { link: SearchLink }): ReactNode {
  const [search, setSearch] = useState<SwitchedSearch>();
  const { mutate, error, isPending } = trpc.savedSearch.switchByLink.useMutation({ onSuccess: setSearch });
  const heading = useRef<HTMLHeadingElement>(null);
  const isSpent = error !== null && isRefusal(error);
  const title = isSpent ? unsubscribeTexts.spent : unsubscribeTexts.search.title(search?.isOn);
  useFocusWhenReplaced(heading, title);
  return (
    <Card as="section" className="stack mx-auto max-w-lg gap-5 p-5 sm:p-7">
      <h1 aria-live="polite" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {isSpent ? (
        <p className="text-ink-2">{unsubscribeTexts.spentHint}</p>
      ) : (
        <>
          {search ? (
            <p className="wrap-anywhere">{searchText(search)}</p>
          ) : (
            <p className="text-ink-2">{unsubscribeTexts.search.lead}</p>
          )}
          <FormAlert error={error} failed={unsubscribeTexts.failed} />
          <Button
            onClick={() => mutate({ ...link, isOn: search?.isOn === false })}
            pending={isPending}
            size="large"
            variant={search ? "secondary" : "primary"}
          >
            {unsubscribeTexts.search.action(search?.isOn)}
          </Button>
        </>
      )}
      <p className="text-small">
        <Link className={linkStyle()} hash={"searches" satisfies SettingsPart} to={pages.settings}>
          {unsubscribeTexts.search.settings}
        </Link>
      </p>
    </Card>
  );
}

/** The token and the search in the hash, which is never sent to a server; undefined when the link is of something else. */
function useSearchLink(): SearchLink | undefined {
  const { token, search: id } = readSecrets(useLocation({ select: (location) => location.hash }));
  return token && id ? { token, id } : undefined;
}
