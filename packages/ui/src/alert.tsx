import { cva, type VariantProps } from "class-variance-authority";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode, Ref } from "react";

const alertStyle = cva("flex items-start gap-3 rounded-control border px-4 py-3 text-small", {
  variants: {
    tone: {
      danger: "border-danger/40 bg-danger-soft text-danger",
      warn: "border-warn/40 bg-warn-soft text-warn",
      info: "border-info/40 bg-info-soft text-info",
      ok: "border-ok/40 bg-ok-soft text-ok",
    },
  },
  defaultVariants: { tone: "danger" },
});

const icons = { danger: CircleAlert, warn: TriangleAlert, info: Info, ok: CircleCheck };

export interface AlertProps extends VariantProps<typeof alertStyle> {
  title?: ReactNode;
  children?: ReactNode;
  /** What to do about it, such as a Retry button. */
  action?: ReactNode;
  className?: string;
  /** To focus it, as a form does with what the server refused. */
  ref?: Ref<HTMLDivElement>;
}

/** An inline message. Errors interrupt screen readers; other tones wait for a pause. */
export function Alert({ title, children, action, tone, className, ref }: AlertProps): ReactNode {
  const Icon = icons[tone ?? "danger"];
  return (
    <div
      className={alertStyle({ tone, className })}
      ref={ref}
      role={tone === "info" || tone === "ok" ? "status" : "alert"}
      tabIndex={-1}
    >
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0 stroke-[1.75]" />
      <div className="min-w-0 grow">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? "text-ink" : undefined}>{children}</div> : null}
      </div>
      {action ? <div className="shrink-0 self-center">{action}</div> : null}
    </div>
  );
}
