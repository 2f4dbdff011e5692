import { Button } from "@fourball/ui/button";
import { type ReactNode, useEffect } from "react";
import { FormAlert } from "../../kit/forms/form-alert.tsx";
import { LinkSent } from "../../kit/forms/link-sent.tsx";
import { ResendButton } from "../../kit/forms/resend-button.tsx";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { signInTexts } from "./texts.ts";

type CheckEmailProps = {
  email: string;
  resend: () => Promise<boolean>;
  error: ApiError | null;
  onWrongEmail: () => void;
};

/** After signing up; the same whether an account has this email or not. */
export function CheckEmail({ email, resend, error, onWrongEmail }: CheckEmailProps): ReactNode {
  useSignInElsewhere();
  return (
    <div className="stack gap-5">
      <LinkSent as="h1" email={email} words={signInTexts.checkEmail} />
      <FormAlert error={error} failed={signInTexts.checkEmail.resendFailed} />
      <ResendButton resend={resend} />
      <p className="text-small">
        {signInTexts.checkEmail.wrongEmail}{" "}
        <Button className="-ml-2" onClick={onWrongEmail} size="small" variant="ghost">
          {signInTexts.checkEmail.change}
        </Button>
      </p>
    </div>
  );
}

/** The link opens in another tab, which signs this browser in: this tab goes on when the golfer is back. */
function useSignInElsewhere(): void {
  const { account } = trpc.useUtils();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void account.current.invalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [account]);
}
