import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { AddToCalendar } from "../../components/add-to-calendar.tsx";
import { PhoneBar } from "../../components/phone-bar.tsx";
import { countText } from "../../shared/formatting.ts";
import { CancelButton } from "./cancel-button.tsx";
import { preloadEdit } from "./edit-layer.tsx";
import { HandOver } from "./hand-over.tsx";
import { showPlayers } from "./players-heading.tsx";

export function HostPanel({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { id, pendingCount } = teeTime;
  return (
    <>
      {pendingCount > 0 ? (
        <p className="rounded-control bg-primary-soft px-4 py-3 font-semibold text-on-primary-soft text-small">
          {countText(pendingCount, "pending request")}
        </p>
      ) : (
        <p className="text-ink-2 text-small">No one is waiting on you.</p>
      )}
      <PhoneBar>
        <Button onClick={showPlayers} size="large" wide>
          Manage
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
          Edit
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
