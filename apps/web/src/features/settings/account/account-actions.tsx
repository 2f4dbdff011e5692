import { PASSKEYS_FOR_NO_PASSWORD } from "@fourball/domain/passkey/constants";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, useRef, useState } from "react";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { ConnectionSection } from "./connection-section.tsx";
import { DataSection } from "./data-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { passwordTexts as texts } from "./password-texts.ts";
import { RemovePassword } from "./remove-password.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

export function AccountActions({ onDeleted }: { onDeleted: () => void }): ReactNode {
  return (
    <>
      <PasswordSection />
      <EmailSection />
      <PasskeysSection />
      <ConnectionSection />
      <SessionsSection />
      <DataSection onDeleted={onDeleted} />
    </>
  );
}

/** The password of the account: change it, remove it, or set one where there is none. */
function PasswordSection(): ReactNode {
  const methods = trpc.passkey.methods.useQuery();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(title, methods.data?.hasPassword.toString());
  // Remounts the form after a success, including the strength meter.
  const [round, setRound] = useState(0);
  return (
    <section className="stack gap-3">
      <h3 className="outline-none" ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <QueryBody failed={texts.failed} query={methods} skeleton={<Skeleton className="h-56" />}>
        {({ hasPassword, passkeys }) =>
          hasPassword ? (
            <>
              <ChangePasswordForm key={round} onChanged={() => setRound(round + 1)} />
              {passkeys.length >= PASSKEYS_FOR_NO_PASSWORD ? <RemovePassword /> : null}
            </>
          ) : (
            <SetPasswordForm />
          )
        }
      </QueryBody>
    </section>
  );
}
