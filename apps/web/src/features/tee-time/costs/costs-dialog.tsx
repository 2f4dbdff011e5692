import { PAYEES } from "@fourball/domain/cost/constants";
import type { GameCosts } from "@fourball/domain/cost/schema";
import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { Select } from "@fourball/ui/forms/select";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { type Control, Controller, type FieldErrors, type UseFormRegister, useForm } from "react-hook-form";
import { FormAlert } from "../../../kit/forms/form-alert.tsx";
import { showIssues, unplacedError } from "../../../kit/forms/form-issues.ts";
import { GuardedDialog } from "../../../kit/forms/guarded-dialog.tsx";
import { isUnauthorized } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { changesGame, useAction } from "../../../kit/use-action.ts";
import { useGameAddress } from "../game-address.ts";
import { type CostValues, costFields, costValues, type ReadCostValues, valuesOf } from "./cost-values.ts";
import { costTexts } from "./texts.ts";

const words = costTexts.dialog;

type CostsDialogProps = { teeTime: TeeTimeDetail; costs: GameCosts | null; onClose: () => void };

/** For the host: what each player pays, to whom, and what the course says. */
export function CostsDialog({ teeTime, costs, onClose }: CostsDialogProps): ReactNode {
  const { register, control, handleSubmit, formState, setError } = useForm<CostValues, unknown, ReadCostValues>({
    resolver: zodResolver(costValues),
    defaultValues: valuesOf(costs, teeTime.hostId),
  });
  const change = changesGame("edited");
  const set = useAction(trpc.cost.set, { done: words.saved, failed: words.saveFailed, change });
  const remove = useAction(trpc.cost.remove, { done: words.removed, failed: words.saveFailed, change });
  const { errors, isDirty } = formState;
  const error = set.error ?? remove.error;
  const isSignedOut = error !== null && isUnauthorized(error);
  const save = (values: ReadCostValues): void =>
    set.mutate(
      { ...values, teeTimeId: teeTime.id },
      { onSuccess: onClose, onError: (refusal) => void showIssues(refusal, costFields, setError) },
    );
  return (
    <GuardedDialog
      description={words.description}
      onClose={onClose}
      question={isDirty && !isSignedOut ? words.unsaved : undefined}
      title={words.title}
    >
      <form className="stack gap-4" noValidate onSubmit={handleSubmit(save)}>
        <FormAlert error={isSignedOut ? null : unplacedError(error, costFields)} failed={`${words.saveFailed}.`} />
        <CostFields control={control} errors={errors} register={register} teeTime={teeTime} />
        <DialogFooter>
          {costs ? (
            <Button
              onClick={() => remove.mutate({ teeTimeId: teeTime.id }, { onSuccess: onClose })}
              pending={remove.isPending}
              type="button"
              variant="ghost"
            >
              {words.remove}
            </Button>
          ) : null}
          <DialogClose type="button">{words.cancel}</DialogClose>
          <Button pending={set.isPending} type="submit">
            {words.save}
          </Button>
        </DialogFooter>
      </form>
    </GuardedDialog>
  );
}

type CostFieldsProps = {
  register: UseFormRegister<CostValues>;
  control: Control<CostValues, unknown, ReadCostValues>;
  errors: FieldErrors<CostValues>;
  teeTime: TeeTimeDetail;
};

function CostFields({ register, control, errors, teeTime }: CostFieldsProps): ReactNode {
  const bookers = useBookers(teeTime);
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {(["greenFee", "cart"] as const).map((name) => (
          <Field error={errors[name]?.message} key={name} label={costTexts[name]}>
            <Input {...register(name)} icon="$" inputMode="decimal" />
          </Field>
        ))}
      </div>
      <Field description={words.depositHint} error={errors.deposit?.message} label={costTexts.deposit}>
        <Input {...register("deposit")} icon="$" inputMode="decimal" />
      </Field>
      <Controller
        control={control}
        name="payee"
        render={({ field }) => (
          <Field label={words.payee}>
            <Select
              onValueChange={field.onChange}
              options={PAYEES.map((value) => ({ value, label: words.payees[value] }))}
              value={field.value}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="bookedById"
        render={({ field }) => (
          <Field error={errors.bookedById?.message} label={words.booker}>
            <Select onValueChange={field.onChange} options={bookers} value={field.value} />
          </Field>
        )}
      />
      <Field description={words.ruleHint} error={errors.rule?.message} label={costTexts.rule}>
        <Input {...register("rule")} />
      </Field>
    </>
  );
}

/** The host and the confirmed players. */
function useBookers({ hostId }: TeeTimeDetail): { value: string; label: string }[] {
  const { data = [] } = trpc.participation.list.useQuery(useGameAddress());
  const players = data.filter(({ status }) => status === "confirmed");
  return [
    { value: hostId, label: words.you },
    ...players.map(({ userId, user }) => ({ value: userId, label: displayName(user) })),
  ];
}
