import type { SettingsPart } from "@fourball/domain/links/links";
import { readSecrets } from "@fourball/domain/links/secret-links";
import { NOTIFICATION_GROUPS } from "@fourball/domain/notification/groups";
import type { UnsubscribeInput } from "@fourball/domain/notification/schema";
import type { SwitchedSearch, SwitchSearchInput } from "@fourball/domain/saved-search/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { pages } from "../../kit/page/pages.ts";
import { StateHeading } from "../../kit/page/state-heading.tsx";
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
  return (
    <Card as="section" className="stack mx-auto max-w-lg gap-5 p-5 sm:p-7">
      {!link || isRefusal(request.error) ? (
        <>
          <StateHeading>{unsubscribeTexts.spent}</StateHeading>
          <p className="text-ink-2">{unsubscribeTexts.spentHint}</p>
          <ToSettings />
        </>
      ) : request.isSuccess ? (
        <>
          <StateHeading>{unsubscribeTexts.done}</StateHeading>
          <p role="status">{unsubscribeTexts.doneHint(link.group)}</p>
          <ToSettings />
        </>
      ) : (
        <>
          <StateHeading>{unsubscribeTexts.title(link.group)}</StateHeading>
          <p className="text-ink-2">{unsubscribeTexts.lead}</p>
          <FormAlert error={request.error} failed={unsubscribeTexts.failed} />
          <Button onClick={() => request.mutate(link)} pending={request.isPending} size="large">
            {unsubscribeTexts.submit}
          </Button>
        </>
      )}
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
  const isSpent = isRefusal(error);
  return (
    <Card as="section" className="stack mx-auto max-w-lg gap-5 p-5 sm:p-7">
      <StateHeading aria-live="polite">
        {isSpent ? unsubscribeTexts.spent : unsubscribeTexts.search.title(search?.isOn)}
      </StateHeading>
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
