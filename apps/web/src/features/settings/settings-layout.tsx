import { iconButtonStyle } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { pages } from "../../kit/page/pages.ts";
import { byHash } from "./section-link.tsx";
import { SectionNav, SectionRows } from "./section-rows.tsx";
import { parentOf, type Section, type SettingsPage, sectionOf } from "./sections.ts";
import { settingsTexts } from "./texts.ts";

type LayoutProps = {
  page: SettingsPage | undefined;
  /** The address names the page. */
  isOpened: boolean;
  children: ReactNode;
};

/** The list of sections, and beside it the one that is open. */
export function WideSettings({ page = "profile", isOpened, children }: LayoutProps): ReactNode {
  const parent = parentOf(page);
  return (
    <div className="grid lg:grid-cols-[14.5rem_minmax(0,39.5rem)] lg:gap-x-16">
      <div>
        <div className="stack sticky top-22 gap-4">
          <h1 className="px-3">{settingsTexts.title}</h1>
          <SectionNav current={sectionOf(page)} />
          <Link
            className="no-print inline-flex min-h-11 w-fit items-center gap-2 rounded-control px-3 font-semibold text-ink-2 text-small hover:text-ink"
            to={pages.dashboard}
          >
            <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
            {settingsTexts.back}
          </Link>
        </div>
      </div>
      <div className="stack content-start gap-4" key={page}>
        <div className="flex items-center gap-2">
          {parent ? <Back to={parent} /> : null}
          <PageTitle isStart={isOpened} page={page} />
        </div>
        {children}
      </div>
    </div>
  );
}

/** A list of sections; each opens in its place. */
export function NarrowSettings({ page, children }: LayoutProps): ReactNode {
  return (
    <div className="stack gap-4 sm:gap-5" key={page}>
      <div className="-my-1.5 -ml-2 flex items-center gap-2">
        {page ? (
          <>
            <h1 className="sr-only">{settingsTexts.title}</h1>
            <Back to={parentOf(page)} />
            <PageTitle isStart page={page} />
          </>
        ) : (
          <>
            <Link aria-label={settingsTexts.back} className={iconButtonStyle()} to={pages.dashboard}>
              <ArrowLeft aria-hidden="true" />
            </Link>
            <h1>{settingsTexts.title}</h1>
          </>
        )}
      </div>
      {children}
      {page ? null : <SectionRows />}
    </div>
  );
}

const PageTitle = ({ page, isStart }: { page: SettingsPage; isStart: boolean }): ReactNode => (
  <h2 className="outline-none" data-page-start={isStart || undefined} tabIndex={-1}>
    {settingsTexts.sections[page]}
  </h2>
);

const Back = ({ to }: { to: Section | undefined }): ReactNode => (
  <Link
    activeOptions={byHash}
    aria-label={to ? settingsTexts.sections[to] : settingsTexts.title}
    className={iconButtonStyle({ className: "no-print" })}
    {...(to && { hash: to })}
    to={pages.settings}
  >
    <ArrowLeft aria-hidden="true" />
  </Link>
);
