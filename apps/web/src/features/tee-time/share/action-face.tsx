import { buttonStyle } from "@fourball/ui/button";
import { IconRowFace, iconRowStyle } from "@fourball/ui/icon-row";
import type { ReactNode } from "react";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";

/** The look of a link or button whose content is an `ActionFace`. */
export const useActionLook = (): string => (useIsRoomy() ? buttonStyle({ variant: "secondary", size: "small" }) : iconRowStyle);

type ActionFaceProps = { icon: ReactNode; children: ReactNode };

/** A round icon over its label on a phone, a button elsewhere. */
export function ActionFace({ icon, children }: ActionFaceProps): ReactNode {
  return useIsRoomy() ? (
    <span className="inline-flex items-center gap-2 [&_svg]:size-4 [&_svg]:stroke-[1.75]">
      {icon}
      {children}
    </span>
  ) : (
    <IconRowFace icon={icon}>{children}</IconRowFace>
  );
}
