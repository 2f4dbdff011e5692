import { PRODUCT } from "@fourball/domain/product";
import { Contours } from "@fourball/ui/art/contours";
import { Logo } from "@fourball/ui/art/logo";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SearchForm } from "../../shared/forms/search-form.tsx";
import { useDocumentTitle } from "../../shared/page/use-document-title.ts";

export function NotFoundScreen(): ReactNode {
  // The route may have a title that only admins should see.
  useDocumentTitle("Page not found");
  return (
    <main className="page-width grid min-h-dvh content-center justify-items-center gap-5 py-10 text-center" id="main">
      <a aria-label={`${PRODUCT} home`} className="rounded-control" href="/">
        <Logo wordmark={PRODUCT} />
      </a>
      <Contours className="h-40 w-68" />
      <div className="grid gap-2">
        <p className="eyebrow text-flag-text">Out of bounds</p>
        <h1>404 Page Not Found</h1>
        <p className="text-ink-2">There is no page at this address. Here is the way back to the fairway.</p>
      </div>
      <SearchCourses />
      <nav aria-label="Ways back" className="flex flex-wrap justify-center gap-2">
        <Link className={buttonStyle()} to="/marketplace">
          Browse
        </Link>
        <Link className={buttonStyle({ variant: "secondary" })} to="/dashboard">
          Dashboard
        </Link>
        <a className={buttonStyle({ variant: "secondary" })} href="/">
          Home
        </a>
      </nav>
      <p className="text-ink-2 text-micro">Did you forget to add the page to the router?</p>
    </main>
  );
}

/** A plain HTML form, so that it works outside the app as well. */
function SearchCourses(): ReactNode {
  return (
    <SearchForm action="/marketplace" className="flex w-full max-w-sm gap-2">
      <input
        aria-label="Search courses, locations"
        className="control"
        name="q"
        placeholder="Search courses, locations..."
        type="search"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </SearchForm>
  );
}
