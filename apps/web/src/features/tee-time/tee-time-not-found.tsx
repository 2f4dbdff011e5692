import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../shared/page/use-document-title.ts";

export function TeeTimeNotFound(): ReactNode {
  useDocumentTitle("Tee Time Not Found");
  return (
    <Card className="mx-auto my-6 max-w-xl">
      <EmptyState
        action={
          <Link className={buttonStyle()} to="/marketplace">
            Back to Marketplace
          </Link>
        }
        as="h1"
        title="Tee Time Not Found"
      >
        This tee time may have been cancelled or doesn't exist.
      </EmptyState>
    </Card>
  );
}
