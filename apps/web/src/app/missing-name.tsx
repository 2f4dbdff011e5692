import type { SettingsPart } from "@fourball/domain/links/links";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { pages } from "../kit/page/pages.ts";
import { useMember } from "../kit/session/member.ts";
import { appTexts } from "./texts.ts";

/** Above the page of a golfer whose sign-in provider gave no name, until there is one. The settings have its field. */
export function MissingName(): ReactNode {
  const { firstName } = useMember();
  const isInSettings = useLocation({ select: ({ pathname }) => pathname === pages.settings });
  if (firstName || isInSettings) return null;
  return (
    <p className="no-print border-line border-b bg-surface px-4 py-2 text-center text-small">
      {appTexts.missingName.lead}{" "}
      <Link className={linkStyle()} hash={"profile" satisfies SettingsPart} to={pages.settings}>
        {appTexts.missingName.add}
      </Link>
    </p>
  );
}
