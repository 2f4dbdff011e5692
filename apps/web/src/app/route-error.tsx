import { Contours } from "@fourball/ui/art/contours";
import { Button, buttonStyle } from "@fourball/ui/button";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { isFailedImport, loadNewBuild } from "../kit/offline/new-build.ts";
import { appTexts } from "./texts.ts";

/** Shown when a screen throws. A part of the app that could not be loaded stays so until the page is loaded again. */
export function RouteError({ error, reset }: ErrorComponentProps): ReactNode {
  const isNotLoaded = isFailedImport(error);
  useEffect(() => {
    if (isNotLoaded) void loadNewBuild();
  }, [isNotLoaded]);
  return (
    <div className="page-width grid min-h-[70dvh] content-center justify-items-center gap-5 py-10 text-center" role="alert">
      <Contours className="h-32 w-56" />
      <div className="grid gap-2">
        <h1>{appTexts.routeError.title}</h1>
        <p className="text-ink-2">{appTexts.routeError.lead}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={isNotLoaded ? () => window.location.reload() : reset}>{appTexts.routeError.again}</Button>
        <a className={buttonStyle({ variant: "secondary" })} href="/marketplace">
          {appTexts.routeError.browse}
        </a>
      </div>
    </div>
  );
}
