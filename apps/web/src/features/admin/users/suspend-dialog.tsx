import type { SuspensionDays } from "@fourball/domain/moderation/constants";
import type { ReportReason } from "@fourball/domain/report/constants";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, useState } from "react";
import { CategoryField, DaysField, isGiven, WhyField } from "../reports/decision-fields.tsx";
import { texts as reportTexts } from "../reports/texts.ts";
import { texts } from "../texts.ts";
import type { SuspensionDecision } from "./use-user-actions.ts";

const words = texts.suspend;

type SuspendDialogProps = {
  name: string;
  suspend: (decision: SuspensionDecision) => Promise<unknown>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks for how long, what the golfer reads as the reason, and why. */
export function SuspendDialog({ name, suspend, open, onOpenChange }: SuspendDialogProps): ReactNode {
  const [days, setDays] = useState<SuspensionDays>(7);
  const [category, setCategory] = useState<ReportReason | null>(null);
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);

  function confirm(): Promise<unknown> {
    setTried(true);
    if (!category || !isGiven(reason)) return Promise.reject(new Error(reportTexts.whyNeeded));
    return suspend({ days, category, reason });
  }

  return (
    <AlertDialog
      cancelLabel={words.cancel}
      confirmLabel={words.button}
      description={words.description}
      onConfirm={confirm}
      onOpenChange={onOpenChange}
      open={open}
      title={words.title(name)}
    >
      <DaysField onChange={setDays} value={days} />
      <CategoryField
        error={wasTried && !category ? reportTexts.categoryNeeded : undefined}
        onChange={setCategory}
        value={category}
      />
      <WhyField onChange={setReason} value={reason} wasTried={wasTried} />
    </AlertDialog>
  );
}
