import {
  PROFILE_PICTURES,
  type ProfilePicture,
  REPORT_REASON_NAME,
  REPORT_REASONS,
  REPORT_WORDS_MAX,
  REPORT_WORDS_NEEDED,
  type ReportReason,
} from "@fourball/domain/report/constants";
import { tooLong } from "@fourball/domain/too-long";
import { Button } from "@fourball/ui/button";
import { Checkbox } from "@fourball/ui/forms/checkbox";
import { Field } from "@fourball/ui/forms/field";
import { Select } from "@fourball/ui/forms/select";
import { Textarea } from "@fourball/ui/forms/textarea";
import { Dialog, DialogClose } from "@fourball/ui/overlays/dialog";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { OtherGolfer } from "../block/use-block.ts";
import { reportTexts } from "./texts.ts";
import { type ReportTarget, type ReportValues, useReport } from "./use-report.ts";

type ReportDialogProps = {
  about: ReportTarget;
  /** The golfer whom it is about. */
  golfer: OtherGolfer;
  /** The pictures on the golfer's profile that can be reported instead. */
  pictures?: readonly ProfilePicture[] | undefined;
  /** Of the element where the viewer says who didn't come: that is no report, but leads there. */
  noShowsId?: string | undefined;
  onBlocked?: (() => void) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const reasons = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_NAME[value] }));
const NO_SHOW = "no-show";
const reasonsAndNoShow = [{ value: NO_SHOW, label: reportTexts.noShow } as const, ...reasons];

/** Asks why, says what happens then, and offers to block the golfer too. */
export function ReportDialog({ open, onOpenChange, ...props }: ReportDialogProps): ReactNode {
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const leadsOn = useRef(false);
  const { about, golfer, noShowsId } = props;
  function leadOn(): void {
    leadsOn.current = true;
    onOpenChange(false);
  }
  function goOn(): HTMLElement | null {
    if (!leadsOn.current || noShowsId === undefined) return null;
    leadsOn.current = false;
    return document.getElementById(noShowsId);
  }
  const title =
    about.subject === "message" || about.subject === "game"
      ? reportTexts.title[about.subject]()
      : reportTexts.title.golfer(golfer.name);
  return (
    <Dialog
      description={reportTexts.description}
      footer={
        <>
          <DialogClose>{reportTexts.cancel}</DialogClose>
          <Button disabled={isSending} focusableWhenDisabled form={formId} type="submit">
            {isSending ? reportTexts.sending : reportTexts.send}
          </Button>
        </>
      }
      finalFocus={goOn}
      onOpenChange={onOpenChange}
      open={open}
      title={title}
    >
      <ReportForm {...props} formId={formId} onNoShow={leadOn} onSending={setSending} onSent={() => onOpenChange(false)} />
    </Dialog>
  );
}

type ReportFormProps = Omit<ReportDialogProps, "open" | "onOpenChange"> & {
  formId: string;
  onNoShow: () => void;
  onSending: (isSending: boolean) => void;
  onSent: () => void;
};

type Values = Omit<ReportValues, "reason"> & { reason: ReportReason | null };

function ReportForm({ pictures = [], noShowsId, ...props }: ReportFormProps): ReactNode {
  const [values, setValues] = useState<Values>({ thing: "golfer", reason: null, words: "", blocks: false });
  const change = (some: Partial<Values>): void => setValues({ ...values, ...some });
  const [wasTried, setTried] = useState(false);
  const send = useReport(props);
  const { thing, reason, words, blocks } = values;
  const wordsError = wordsErrorOf(reason, words);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (reason !== null && !wordsError) void send({ ...values, reason });
  }

  return (
    <form className="stack gap-4" id={props.formId} noValidate onSubmit={submit}>
      {pictures.length > 0 ? (
        <ThingField onChange={(chosen) => change({ thing: chosen })} pictures={pictures} value={thing} />
      ) : null}
      <Field error={wasTried && reason === null ? reportTexts.reasonNeeded : undefined} label={reportTexts.reason}>
        <Select<ReportReason | typeof NO_SHOW>
          onValueChange={(chosen) => (chosen === NO_SHOW ? props.onNoShow() : change({ reason: chosen }))}
          options={noShowsId === undefined ? reasons : reasonsAndNoShow}
          placeholder={reportTexts.chooseReason}
          value={reason}
        />
      </Field>
      <Field
        error={wasTried ? wordsError : undefined}
        label={reportTexts.words}
        optional={reason === "other" ? undefined : reportTexts.optional}
      >
        <Textarea limit={REPORT_WORDS_MAX} onChange={({ target }) => change({ words: target.value })} value={words} />
      </Field>
      <Checkbox
        checked={blocks}
        description={reportTexts.alsoBlockHint}
        label={reportTexts.alsoBlock(props.golfer.name)}
        onCheckedChange={(checked) => change({ blocks: checked })}
      />
    </form>
  );
}

type ThingFieldProps = {
  pictures: readonly ProfilePicture[];
  value: Values["thing"];
  onChange: (thing: Values["thing"]) => void;
};

const ThingField = ({ pictures, value, onChange }: ThingFieldProps): ReactNode => (
  <Field label={reportTexts.about}>
    <Select onValueChange={onChange} options={thingsOf(pictures)} value={value} />
  </Field>
);

const thingsOf = (pictures: readonly ProfilePicture[]) =>
  (["golfer", ...PROFILE_PICTURES.filter((each) => pictures.includes(each))] as const).map((value) => ({
    value,
    label: reportTexts.abouts[value],
  }));

function wordsErrorOf(reason: ReportReason | null, words: string): string | undefined {
  const { length } = words.trim();
  if (length > REPORT_WORDS_MAX) return tooLong("Your report", REPORT_WORDS_MAX);
  return reason === "other" && length === 0 ? REPORT_WORDS_NEEDED : undefined;
}
