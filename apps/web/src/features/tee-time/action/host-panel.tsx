import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { useIsRoomy } from "../../../shared/page/use-is-wide.ts";
import { preloadEdit } from "../edit/edit-layer.tsx";
import { showPlayers } from "../players/players-heading.tsx";
import { texts } from "../texts.ts";
import { CancelButton } from "./cancel-button.tsx";
import { HandOver } from "./hand-over.tsx";

export function HostPanel({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { id, pendingCount } = teeTime;
  const isRoomy = useIsRoomy();
  return (
    <>
      {pendingCount > 0 ? (
        <p className="rounded-control bg-primary-soft px-4 py-3 font-semibold text-on-primary-soft text-small">
          {texts.manage.pending(pendingCount)}
        </p>
      ) : (
        <p className="text-ink-2 text-small">{texts.manage.noRequests}</p>
      )}
      <div className="grid grid-cols-2 gap-2">
        {isRoomy ? <Button onClick={showPlayers}>{texts.manage.manage}</Button> : null}
        <Link
          className={buttonStyle({ variant: "secondary" })}
          onFocus={preloadEdit}
          onPointerEnter={preloadEdit}
          params={{ teeTimeId: id }}
          search={(search) => ({ ...search, edit: true })}
          to="/tee-times/$teeTimeId"
        >
          <Pencil aria-hidden="true" className="size-4 stroke-[1.75]" />
          {texts.manage.edit}
        </Link>
        <HandOver teeTime={teeTime} />
        <CancelButton teeTimeId={id} />
      </div>
    </>
  );
}
