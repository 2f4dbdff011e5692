import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../shared/page/use-document-title.ts";
import { texts } from "./texts.ts";

export function CourseNotFound(): ReactNode {
  useDocumentTitle(texts.page.notFound);
  const { history } = useRouter();
  const goBack = () => {
    if (history.canGoBack()) history.back();
    else history.push("/");
  };
  return (
    <Card className="mx-auto my-6 max-w-xl">
      <EmptyState action={<Button onClick={goBack}>{texts.page.goBack}</Button>} as="h1" title={texts.page.notFound}>
        {texts.page.notFoundHint}
      </EmptyState>
    </Card>
  );
}
