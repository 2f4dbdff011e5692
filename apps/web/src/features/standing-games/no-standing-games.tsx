import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

export const NoStandingGames = (): ReactNode => (
  <Card>
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/create">
          {texts.none.host}
        </Link>
      }
      title={texts.none.title}
    >
      {texts.none.hint}
    </EmptyState>
  </Card>
);
