import { type ReactNode, useState } from "react";
import { apiErrorOf } from "../../../shared/trpc.ts";
import { ConfirmPasswordDialog } from "./confirm-password-dialog.tsx";
import { needsPassword } from "./needs-password.ts";

type Deed = () => Promise<unknown>;

type InPerson = {
  /** Does it, or asks for the password first. Rejects when it was refused for another reason. */
  inPerson: (deed: Deed) => Promise<unknown>;
  /** To be shown beside what does the deed. */
  passwordDialog: ReactNode;
};

/** For deeds that the server only takes from somebody who gave the password a short while ago. */
export function useInPerson(): InPerson {
  const [waiting, setWaiting] = useState<{ deed: Deed }>();

  async function inPerson(deed: Deed): Promise<unknown> {
    try {
      return await deed();
    } catch (error) {
      if (!needsPassword(apiErrorOf(error))) throw error;
      setWaiting({ deed });
    }
  }

  function goOn({ deed }: { deed: Deed }): void {
    setWaiting(undefined);
    // A refusal is said where every deed on a user says it.
    inPerson(deed).catch(() => undefined);
  }

  return {
    inPerson,
    passwordDialog: waiting ? (
      <ConfirmPasswordDialog onClose={() => setWaiting(undefined)} onConfirmed={() => goOn(waiting)} />
    ) : null,
  };
}
