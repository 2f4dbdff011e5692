import { Checkbox } from "@fourball/ui/forms/checkbox";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { pages } from "../../../shared/page/pages.ts";
import { PHONE_ID } from "../sections.ts";
import { texts } from "../texts.ts";
import { KINDS, type NotificationsForm } from "./notification-values.ts";

/** The column of texts while there is no number to send them to. */
export function AddPhone({ form }: { form: NotificationsForm }): ReactNode {
  return (
    <td className="p-1 text-center align-middle sm:last:pr-3" rowSpan={KINDS.length}>
      <span className="flex justify-center gap-1">
        {KINDS.map((kind) => (
          <Checkbox
            checked={form.getValues(`sms${kind}`)}
            disabled
            hideLabel
            key={kind}
            label={texts.notifications.box(kind, "sms")}
          />
        ))}
      </span>
      <Link
        className={linkStyle({ className: "inline-block py-2 text-small" })}
        hash={PHONE_ID}
        onClick={() => document.getElementById(PHONE_ID)?.focus()}
        to={pages.settings}
      >
        {texts.notifications.addPhone}
      </Link>
    </td>
  );
}
