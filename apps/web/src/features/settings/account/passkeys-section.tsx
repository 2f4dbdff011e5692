import { Button } from "@fourball/ui/button";
import { Skeleton } from "@fourball/ui/skeleton";
import KeyRound from "lucide-react/icons/key-round";
import type { ReactNode } from "react";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { canUsePasskeys } from "../../../kit/passkey/ceremony.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import { passkeyTexts as texts } from "./passkey-texts.ts";
import { usePasskeyChanges } from "./use-passkey-changes.ts";

/** The passkeys of the account: add, name and remove. */
export function PasskeysSection(): ReactNode {
  const methods = trpc.passkey.methods.useQuery();
  const { add, isAdding, remove, dialog } = usePasskeyChanges();
  const canAdd = canUsePasskeys() && methods.data?.isAvailable;
  return (
    <section className="stack gap-3">
      <h3 id="passkeys">{texts.title}</h3>
      <p className="text-ink-2 text-small">{texts.description}</p>
      {methods.data?.isRequired ? <p className="text-small">{texts.required}</p> : null}
      {methods.isPending ? <Skeleton className="h-12" /> : null}
      {methods.error && !methods.data ? <LoadFailed error={methods.error} retry={methods.refetch} title={texts.failed} /> : null}
      {methods.data && methods.data.passkeys.length > 0 ? (
        <ul className="grid">
          {methods.data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} onRemove={() => remove(passkey)} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      {methods.data?.passkeys.length === 0 ? <p className="text-ink-2 text-small">{texts.none}</p> : null}
      {canAdd ? (
        <Button className="w-fit" onClick={add} pending={isAdding} pendingLabel={texts.adding} variant="secondary">
          <KeyRound aria-hidden="true" className="size-4 stroke-[1.75]" />
          {texts.add}
        </Button>
      ) : null}
      {methods.data && !canAdd ? <p className="text-ink-2 text-small">{texts.unavailable}</p> : null}
      {dialog}
    </section>
  );
}
