import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDocumentTitle } from "./use-document-title.ts";

/** Instead of a page whose subject doesn't exist, or not for the viewer. */
export function NotFoundCard({ title, hint, back }: { title: string; hint: string; back: string }): ReactNode {
  useDocumentTitle(title);
  const { history } = useRouter();
  const goBack = () => {
    if (history.canGoBack()) history.back();
    else history.push("/");
  };
  return (
    <Card className="mx-auto my-6 max-w-xl">
      <EmptyState action={<Button onClick={goBack}>{back}</Button>} as="h1" title={title}>
        {hint}
      </EmptyState>
    </Card>
  );
}
