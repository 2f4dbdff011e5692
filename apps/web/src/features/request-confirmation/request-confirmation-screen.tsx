import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { pages } from "../../kit/page/pages.ts";
import { readConfirmedRequest } from "../../kit/session/pending-request.ts";
import { SentRequest } from "./sent-request.tsx";
import { confirmationTexts } from "./texts.ts";

export function RequestConfirmationScreen(): ReactNode {
  const [request] = useState(readConfirmedRequest);
  return (
    <main
      className="outline-none page-width grid min-h-dvh content-center justify-items-center gap-3 py-3 sm:gap-6 sm:py-10"
      id="main"
      tabIndex={-1}
    >
      <a aria-label={confirmationTexts.home(PRODUCT)} className="rounded-control" href="/">
        <Logo wordmark={PRODUCT} />
      </a>
      {request ? <SentRequest request={request} /> : <NoRequest />}
    </main>
  );
}

function NoRequest(): ReactNode {
  return (
    <EmptyState
      action={
        <>
          <Link className={buttonStyle()} to={pages.dashboard}>
            {confirmationTexts.dashboard}
          </Link>
          <Link className={buttonStyle({ variant: "secondary" })} to="/marketplace">
            {confirmationTexts.marketplace}
          </Link>
        </>
      }
      as="h1"
      title={confirmationTexts.none}
    >
      {confirmationTexts.noneHint}
    </EmptyState>
  );
}
