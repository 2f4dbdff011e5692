import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import type { ApiError } from "../trpc/api-error.ts";
import { FormAlert } from "./form-alert.tsx";

type PressToConfirmProps = {
  words: { submit: string; submitting: string; failed: string };
  request: { error: ApiError | null; isPending: boolean };
  confirm: () => void;
};

/** What a mailed link leads to: nothing happens before the press, since mail scanners open links too. */
export const PressToConfirm = ({ words, request, confirm }: PressToConfirmProps): ReactNode => (
  <>
    <FormAlert error={request.error} failed={words.failed} />
    <Button onClick={confirm} pending={request.isPending} pendingLabel={words.submitting} size="large" wide>
      {words.submit}
    </Button>
  </>
);
