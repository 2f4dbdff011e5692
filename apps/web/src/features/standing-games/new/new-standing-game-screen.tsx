import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../../kit/page/use-document-title.ts";
import { RepeatedGame } from "./repeated-game.tsx";
import { texts } from "./texts.ts";

/** Repeats the game that the address names. */
export function NewStandingGameScreen(): ReactNode {
  useDocumentTitle(texts.title);
  const { from } = useSearch({ from: "/_member/standing-games/new" });
  return (
    <div className="stack mx-auto max-w-3xl gap-4 sm:gap-5">
      <div className="grid gap-1">
        <h1>{texts.title}</h1>
        <p className="text-ink-2">{texts.lead}</p>
      </div>
      {from ? <RepeatedGame teeTimeId={from} /> : <NoGame />}
    </div>
  );
}

const NoGame = (): ReactNode => (
  <Card>
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/dashboard">
          {texts.noGame.action}
        </Link>
      }
      title={texts.noGame.title}
    >
      {texts.noGame.hint}
    </EmptyState>
  </Card>
);
