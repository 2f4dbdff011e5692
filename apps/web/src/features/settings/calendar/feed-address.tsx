import { Button, buttonStyle } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Copy from "lucide-react/icons/copy";
import type { ReactNode } from "react";
import { copyLink } from "../../../kit/copy-link.ts";
import { calendarTexts } from "./texts.ts";

/** The address, which is shown once. */
export function FeedAddress({ url }: { url: string }): ReactNode {
  return (
    <>
      <Field description={calendarTexts.once} label={calendarTexts.label}>
        <Input onFocus={({ currentTarget }) => currentTarget.select()} readOnly value={url} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyLink(url, calendarTexts.copied)} variant="secondary">
          <Copy aria-hidden="true" className="size-4 stroke-[1.75]" />
          {calendarTexts.copy}
        </Button>
        <a className={buttonStyle({ variant: "secondary" })} href={url.replace(/^https?:/, "webcal:")}>
          <CalendarPlus aria-hidden="true" className="size-4 stroke-[1.75]" />
          {calendarTexts.open}
        </a>
      </div>
    </>
  );
}
