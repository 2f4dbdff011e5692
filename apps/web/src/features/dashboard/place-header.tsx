import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

/** The one line above a place on a phone. */
export function PlaceHeader({ title, withCreate = false }: { title: string; withCreate?: boolean }): ReactNode {
  return (
    <header className="-mt-2 flex min-h-11 items-center justify-between gap-3">
      <h1 className="text-[1.375rem]">{title}</h1>
      {withCreate ? (
        <Link className={buttonStyle()} to="/create">
          <Plus aria-hidden="true" className="size-4.5 stroke-2" />
          {/* One text, so that the name begins with what is seen. */}
          <span>
            {texts.header.createShort}
            <span className="sr-only">{texts.header.createRest}</span>
          </span>
        </Link>
      ) : null}
    </header>
  );
}
