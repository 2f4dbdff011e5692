import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../kit/page/use-document-title.ts";
import { texts } from "./texts.ts";

export function TeeTimeNotFound(): ReactNode {
  useDocumentTitle(texts.page.notFound);
  return (
    <Card className="mx-auto my-6 max-w-xl">
      <EmptyState
        action={
          <Link className={buttonStyle()} to="/marketplace">
            {texts.page.backToMarketplace}
          </Link>
        }
        as="h1"
        title={texts.page.notFound}
      >
        {texts.page.notFoundHint}
      </EmptyState>
    </Card>
  );
}
