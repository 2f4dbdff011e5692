import { RowFace, RowItem, RowList, rowStyle } from "@fourball/ui/row-list";
import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { pages } from "../../kit/page/pages.ts";
import type { SettingsPage } from "./sections.ts";
import { settingsTexts } from "./texts.ts";

/** All pages of the settings share a path: a link is that of the page on screen only with its hash. */
export const byHash = { exact: true, includeHash: true };

type SectionLinkProps = { to: SettingsPage; icon: LucideIcon; label?: string; value?: string | undefined };

/** A row that opens another page of the settings. */
export const SectionLink = ({ to, icon: Icon, label = settingsTexts.sections[to], value }: SectionLinkProps): ReactNode => (
  <RowItem>
    <Link activeOptions={byHash} className={`${rowStyle()} min-h-14`} hash={to} to={pages.settings}>
      <RowFace icon={<Icon />} value={value}>
        <span className="font-semibold">{label}</span>
      </RowFace>
    </Link>
  </RowItem>
);

/** `SectionLink`s. */
export function SectionLinks({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId}>
      <span className="sr-only" id={labelId}>
        {label}
      </span>
      <RowList labelledBy={labelId}>{children}</RowList>
    </nav>
  );
}
