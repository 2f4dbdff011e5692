import type { Account } from "@fourball/domain/account/schema";
import type { OpenGuestRequestInput, OwnGuestRequest } from "@fourball/domain/guest/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Alert } from "@fourball/ui/alert";
import { buttonStyle } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link, useRouter } from "@tanstack/react-router";
import { type ReactNode, useContext } from "react";
import { NewAccountForm } from "../../kit/forms/new-account-form.tsx";
import { PressToConfirm } from "../../kit/forms/press-to-confirm.tsx";
import { ownTeeTimeChange, useMarkStale } from "../../kit/live-sync/use-mark-stale.ts";
import { MemberContext } from "../../kit/session/member.ts";
import { handleUnauthorized } from "../../kit/session/session.ts";
import { useSetAccount } from "../../kit/session/use-set-account.ts";
import { announce } from "../../kit/toast.ts";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { failedWith, failureOf, isRefusal } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { forgetGuestLink } from "./guest-link.ts";
import { guestRequestTexts } from "./texts.ts";

/** How an approved guest makes the spot that of an account: a new one, or the one that is signed in. */
export function Claim(props: ClaimProps): ReactNode {
  const account = useContext(MemberContext);
  if (account) return <KeepSpot account={account} {...props} />;
  const { guestEmail } = props.claim;
  return guestEmail === null ? <SignInToKeep /> : <ClaimForm email={guestEmail} {...props} />;
}

/** For a golfer who is signed in: the spot becomes theirs. */
function KeepSpot({ account, link }: ClaimProps & { account: Account }): ReactNode {
  const spotIsKept = useSpotIsKept(link);
  const { guest } = trpc.useUtils();
  const keep = trpc.guest.keepSpot.useMutation({
    onSuccess: ({ teeTimeId }) => spotIsKept(teeTimeId),
    onError: (error) => {
      if (!handleUnauthorized(error) && isRefusal(error)) void guest.own.invalidate(link);
    },
  });
  return (
    <section aria-label={guestRequestTexts.claim.title} className="stack gap-4 p-5 sm:p-7">
      <h2>{guestRequestTexts.claim.title}</h2>
      <p className="text-ink-2 wrap-anywhere">{guestRequestTexts.claim.signedInAs(displayName(account), account.email)}</p>
      <PressToConfirm confirm={() => keep.mutate(link)} request={keep} words={guestRequestTexts.keep} />
    </section>
  );
}

/** Makes the account that keeps the spot, in one press. */
function ClaimForm({ link, request, email }: ClaimProps & { email: string }): ReactNode {
  const setAccount = useSetAccount();
  const spotIsKept = useSpotIsKept(link);
  const { guest, account } = trpc.useUtils();
  const claim = trpc.guest.claim.useMutation({
    onSuccess: ({ account, teeTimeId }) => spotIsKept(teeTimeId, () => setAccount(account)),
    onError: (error) => {
      if (!isRefusal(error) || failureOf(error) === "invalid" || isTaken(error)) return;
      // The hold, the game or the session has ended or changed since this page was loaded.
      void guest.own.invalidate(link);
      void account.current.invalidate();
    },
  });
  return (
    <section className="stack gap-4 p-5 sm:p-7" aria-label={guestRequestTexts.claim.title}>
      <h2>{guestRequestTexts.claim.title}</h2>
      {claim.error && isTaken(claim.error) ? (
        <EmailTaken title={claim.error.message} />
      ) : (
        <>
          <p className="text-ink-2">{guestRequestTexts.claim.lead}</p>
          <NewAccountForm
            account={{ email, ...namesOf(request.guestName) }}
            error={claim.error}
            finish={(chosen) => claim.mutate({ ...link, ...chosen })}
            finishing={claim.isPending}
            isEmailShown
            words={guestRequestTexts.claim}
          />
          <p className="text-small">
            {guestRequestTexts.claim.known}{" "}
            <Link className={linkStyle()} search={backHere} to="/sign-in">
              {guestRequestTexts.claim.signIn}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

/** Without an address that is the guest's, only an account that exists can have the spot. */
const SignInToKeep = (): ReactNode => (
  <section aria-label={guestRequestTexts.claim.title} className="stack gap-4 p-5 sm:p-7">
    <h2>{guestRequestTexts.claim.title}</h2>
    <p className="text-ink-2">{guestRequestTexts.claim.orSignIn}</p>
    <Link className={buttonStyle({ size: "large", wide: true })} search={backHere} to="/sign-in">
      {guestRequestTexts.claim.signInAndKeep}
    </Link>
  </section>
);

const EmailTaken = ({ title }: { title: string }): ReactNode => (
  <>
    <Alert title={title} tone="info">
      {guestRequestTexts.claim.taken}
    </Alert>
    <Link className={buttonStyle({ size: "large", wide: true })} search={backHere} to="/sign-in">
      {guestRequestTexts.claim.signInAndKeep}
    </Link>
  </>
);

const backHere = { returnTo: "/guest-request" };

const isTaken = (error: ApiError | null): boolean => failedWith(error, "guest.claim", "emailTaken");

/** A guest has one name; the last word of several is most likely the last name. */
function namesOf(guestName: string): { firstName: string; lastName: string | null } {
  const words = guestName.split(" ");
  const lastName = words.length > 1 ? (words.pop() ?? null) : null;
  return { firstName: words.join(" "), lastName };
}

type ClaimProps = {
  link: OpenGuestRequestInput;
  request: OwnGuestRequest;
  claim: NonNullable<OwnGuestRequest["claim"]>;
};

type SpotIsKept = (teeTimeId: string, signIn?: () => Promise<void>) => Promise<void>;

/** Goes on to the game, as the golfer who has the spot now. */
function useSpotIsKept({ guestRequestId, token }: OpenGuestRequestInput): SpotIsKept {
  const router = useRouter();
  const markStale = useMarkStale();
  const { guest } = trpc.useUtils();
  return async (teeTimeId, signIn) => {
    const game = { to: "/tee-times/$teeTimeId", params: { teeTimeId }, replace: true } as const;
    forgetGuestLink();
    // There is nothing left to claim while the page of the game loads.
    guest.own.setData({ guestRequestId, token }, (own) => own && { ...own, claim: null });
    await signIn?.();
    await router.navigate(game);
    void markStale(ownTeeTimeChange(teeTimeId, "spots"));
    void announce(guestRequestTexts.kept);
  };
}
