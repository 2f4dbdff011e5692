import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { PhoneBar } from "../../../shared/page/phone-bar.tsx";
import { AddToCalendar } from "../../../tee-time/clock/add-to-calendar.tsx";
import { preloadEdit } from "../edit/edit-layer.tsx";
import { showPlayers } from "../players/players-heading.tsx";
import { texts } from "../texts.ts";
import { CancelButton } from "./cancel-button.tsx";
import { HandOver } from "./hand-over.tsx";

export function HostPanel({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { id, pendingCount } = teeTime;
  return (
    <>
      {pendingCount > 0 ? (
        <p className="rounded-control bg-primary-soft px-4 py-3 font-semibold text-on-primary-soft text-small">
          {texts.manage.pending(pendingCount)}
        </p>
      ) : (
        <p className="text-ink-2 text-small">{texts.manage.noRequests}</p>
      )}
      <PhoneBar>
        <Button onClick={showPlayers} size="large" wide>
          {texts.manage.manage}
        </Button>
      </PhoneBar>
      <div className="grid grid-cols-[auto_1fr] gap-2">
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
        <CancelButton teeTimeId={id} />
      </div>
      <div className="flex flex-wrap gap-2 *:grow">
        <HandOver teeTime={teeTime} />
        <AddToCalendar teeTimeId={id} variant="secondary" />
      </div>
    </>
  );
}
