import type { OpenSignUp } from "@fourball/domain/account/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NewAccountForm } from "../../kit/forms/new-account-form.tsx";
import { PressToConfirm } from "../../kit/forms/press-to-confirm.tsx";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { useMailedToken } from "../../kit/page/use-mailed-token.ts";
import { useSetAccount } from "../../kit/session/use-set-account.ts";
import { failedWith } from "../../kit/trpc/failure.ts";
import { isLinkSpent } from "../../kit/trpc/is-link-spent.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { AccountCard } from "./account-card.tsx";
import { AccountLink } from "./account-link.tsx";
import { SpentLink } from "./spent-link.tsx";
import { signInTexts } from "./texts.ts";

/** The target of the mailed link. */
export function FinishSignUpScreen(): ReactNode {
  const token = useMailedToken();
  return token ? <Opened token={token} /> : <Spent />;
}

function Opened({ token }: { token: string }): ReactNode {
  const signUp = trpc.account.openSignUp.useQuery({ token });
  if (failedWith(signUp.error, "account.openSignUp", "signUpNotFound")) return <Spent />;
  if (failedWith(signUp.error, "account.openSignUp", "emailTaken")) return <Exists />;
  return (
    <QueryBody failed={signInTexts.finish.loadFailed} query={signUp}>
      {(opened) => <Finish signUp={opened} token={token} />}
    </QueryBody>
  );
}

function Finish({ token, signUp }: { token: string; signUp: OpenSignUp }): ReactNode {
  const { email, isSameBrowser, returnTo } = signUp;
  const { history } = useRouter();
  const setAccount = useSetAccount();
  const finish = trpc.account.finishSignUp.useMutation({
    onSuccess: async (account) => {
      await setAccount(account);
      history.replace(returnTo);
    },
  });
  if (isLinkSpent(finish.error)) return <Spent />;
  if (failedWith(finish.error, "account.finishSignUp", "emailTaken")) return <Exists />;
  return (
    <AccountCard
      lead={isSameBrowser ? signInTexts.finish.for(email) : signInTexts.finish.choose(email)}
      title={signInTexts.finish.title}
    >
      {isSameBrowser ? (
        <PressToConfirm confirm={() => finish.mutate({ token })} request={finish} words={signInTexts.finish} />
      ) : (
        <NewAccountForm
          account={signUp}
          error={finish.error}
          finish={(chosen) => finish.mutate({ token, ...chosen })}
          finishing={finish.isPending}
          words={signInTexts.finish}
        />
      )}
    </AccountCard>
  );
}

/** The account was made in another way, as with a provider, or by the link of another mail. */
function Exists(): ReactNode {
  return (
    <AccountCard lead={signInTexts.finish.existsHint} title={signInTexts.finish.exists}>
      <SignIn />
    </AccountCard>
  );
}

const SignIn = (): ReactNode => (
  <Link className={buttonStyle({ size: "large", wide: true })} to="/sign-in">
    {signInTexts.finish.signIn}
  </Link>
);

function Spent(): ReactNode {
  return (
    <SpentLink hint={signInTexts.finish.spentHint}>
      <SignIn />
      <p className="text-small">
        <AccountLink to="/sign-up">{signInTexts.finish.signUp}</AccountLink>
      </p>
    </SpentLink>
  );
}
