import type { Passkey } from "@fourball/domain/passkey/schema";
import { Badge } from "@fourball/ui/badge";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { iconButtonStyle } from "@fourball/ui/icon-button";
import { Skeleton } from "@fourball/ui/skeleton";
import KeyRound from "lucide-react/icons/key-round";
import Pencil from "lucide-react/icons/pencil";
import { type FormEvent, type ReactNode, useState } from "react";
import { momentText } from "../../../kit/formatting.ts";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { canUsePasskeys } from "../../../kit/passkey/ceremony.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
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

type PasskeyRowProps = { passkey: Passkey; onRemove: () => Promise<unknown> };

function PasskeyRow({ passkey, onRemove }: PasskeyRowProps): ReactNode {
  const [isNaming, setNaming] = useState(false);
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  if (isNaming) return <NameForm onClose={() => setNaming(false)} passkey={passkey} />;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-line border-b py-2 text-small last:border-b-0">
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <Badge>{isSynced ? texts.synced : texts.thisDevice}</Badge>
        </span>
        <span className="text-ink-2 text-micro">
          {texts.created(momentText(createdAt))}
          {lastUsedAt ? `, ${texts.used(momentText(lastUsedAt))}` : null}
        </span>
      </span>
      <span className="flex items-center gap-1">
        <button aria-label={texts.rename(name)} className={iconButtonStyle({})} onClick={() => setNaming(true)} type="button">
          <Pencil aria-hidden="true" />
        </button>
        <QuestionButton
          question={{
            title: texts.removeTitle(name),
            description: texts.removeDescription,
            cancelLabel: texts.keep,
            confirmLabel: texts.remove,
            onConfirm: onRemove,
          }}
          size="small"
          variant="ghost"
        >
          {texts.remove}
        </QuestionButton>
      </span>
    </li>
  );
}

function NameForm({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }): ReactNode {
  const utils = trpc.useUtils();
  const [value, setValue] = useState(name);
  const rename = trpc.passkey.rename.useMutation({
    onSuccess: async () => {
      await utils.passkey.methods.invalidate();
      onClose();
    },
    onError: (error) => void notifyFailure(error, texts.saveFailed),
  });
  function save(event: FormEvent): void {
    event.preventDefault();
    if (value.trim()) rename.mutate({ id, name: value });
  }
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <form className="flex flex-wrap items-end gap-2" onSubmit={save}>
        <Field label={texts.name}>
          <Input autoFocus maxLength={60} onChange={({ target }) => setValue(target.value)} value={value} />
        </Field>
        <Button pending={rename.isPending} size="small" type="submit">
          {texts.save}
        </Button>
        <Button onClick={onClose} size="small" variant="ghost">
          {texts.cancel}
        </Button>
      </form>
    </li>
  );
}
