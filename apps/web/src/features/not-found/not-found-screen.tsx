import { PRODUCT } from "@fourball/domain/product";
import { Contours } from "@fourball/ui/art/contours";
import { Logo } from "@fourball/ui/art/logo";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SearchForm } from "../../kit/forms/search-form.tsx";
import { useDocumentTitle } from "../../kit/page/use-document-title.ts";
import { useSession } from "../../kit/session/session.ts";

/** What the page for unknown addresses says. */
const texts = {
  documentTitle: "Page not found",
  home: (product: string) => `${product} home`,
  eyebrow: "Out of bounds",
  title: "404 Page Not Found",
  lead: "There's no page at this address. Here's the way back to the fairway.",
  ways: "Ways back",
  browse: "Browse",
  dashboard: "Dashboard",
  start: "Home",
  signIn: "Sign in",
  hint: "Did you forget to add the page to the router?",
  searchLabel: "Search courses, locations",
  searchPlaceholder: "Search courses, locations...",
  search: "Search",
};

export function NotFoundScreen(): ReactNode {
  // The route may have a title that only admins should see.
  useDocumentTitle(texts.documentTitle);
  const isVisitor = useSession().state === "signed-out";
  return (
    <main
      className="outline-none page-width stack min-h-dvh content-center justify-items-center gap-5 py-10 text-center"
      id="main"
      tabIndex={-1}
    >
      <a aria-label={texts.home(PRODUCT)} className="rounded-control" href="/">
        <Logo wordmark={PRODUCT} />
      </a>
      <Contours className="h-40 w-68 max-w-full" />
      <div className="stack gap-2">
        <p className="eyebrow text-flag-text">{texts.eyebrow}</p>
        <h1>{texts.title}</h1>
        <p className="text-ink-2">{texts.lead}</p>
      </div>
      {isVisitor ? <VisitorsWays /> : <GolfersWays />}
      <p className="text-ink-2 text-micro">{texts.hint}</p>
    </main>
  );
}

/** Without an account, everything else leads to the start page. */
function VisitorsWays(): ReactNode {
  return (
    <nav aria-label={texts.ways} className="flex flex-wrap justify-center gap-2">
      <a className={buttonStyle()} href="/">
        {texts.start}
      </a>
      <Link className={buttonStyle({ variant: "secondary" })} to="/sign-in">
        {texts.signIn}
      </Link>
    </nav>
  );
}

function GolfersWays(): ReactNode {
  return (
    <>
      <SearchCourses />
      <nav aria-label={texts.ways} className="flex flex-wrap justify-center gap-2">
        <Link className={buttonStyle()} to="/marketplace">
          {texts.browse}
        </Link>
        <Link className={buttonStyle({ variant: "secondary" })} to="/dashboard">
          {texts.dashboard}
        </Link>
        <a className={buttonStyle({ variant: "secondary" })} href="/">
          {texts.start}
        </a>
      </nav>
    </>
  );
}

/** A plain HTML form, so that it works outside the app as well. */
function SearchCourses(): ReactNode {
  return (
    <SearchForm action="/marketplace" className="flex w-full max-w-sm gap-2">
      <input aria-label={texts.searchLabel} className="control" name="q" placeholder={texts.searchPlaceholder} type="search" />
      <Button type="submit" variant="secondary">
        {texts.search}
      </Button>
    </SearchForm>
  );
}
