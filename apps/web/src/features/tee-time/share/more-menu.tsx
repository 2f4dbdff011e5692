import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Menu, MenuItem, MenuLink, type MenuProps } from "@fourball/ui/overlays/menu";
import Copy from "lucide-react/icons/copy";
import Flag from "lucide-react/icons/flag";
import Phone from "lucide-react/icons/phone";
import Printer from "lucide-react/icons/printer";
import { type ReactNode, Suspense, useState } from "react";
import { phoneLink } from "../../../golf/course-links.ts";
import { clockText, longDate } from "../../../kit/formatting.ts";
import { afterPaint } from "../../../kit/page/after-paint.ts";
import { preloadReportDialog, ReportDialog } from "../../../kit/report/load-report-dialog.ts";
import { notify } from "../../../kit/toast.ts";
import { useGameAddress } from "../game-address.ts";
import { shareTexts } from "./texts.ts";

/** Open from the start: it is rendered only after the first request to open it. */
export function MoreMenu({ teeTime, trigger }: { teeTime: TeeTimeDetail } & Pick<MenuProps, "trigger">): ReactNode {
  const { invite } = useGameAddress();
  const [isOpen, setOpen] = useState(true);
  const [isReporting, setReporting] = useState(false);
  const [wasReporting, setWasReporting] = useState(false);
  const { id, hostId, host, course, viewerStatus } = teeTime;
  return (
    <>
      <Menu onOpenChange={setOpen} open={isOpen} trigger={trigger}>
        {/* The menu is gone by then. */}
        <MenuItem icon={<Printer aria-hidden="true" />} onClick={() => afterPaint(() => window.print())}>
          {shareTexts.actions.print}
        </MenuItem>
        <MenuItem icon={<Copy aria-hidden="true" />} onClick={() => void copyDetails(teeTime)}>
          {shareTexts.actions.copyDetails}
        </MenuItem>
        {course.phone ? (
          <MenuLink href={phoneLink(course.phone)} icon={<Phone aria-hidden="true" />}>
            {shareTexts.actions.call}
          </MenuLink>
        ) : null}
        {viewerStatus === "host" ? null : (
          <MenuItem
            icon={<Flag aria-hidden="true" />}
            onClick={() => {
              setWasReporting(true);
              setReporting(true);
            }}
            {...preloadReportDialog}
          >
            {shareTexts.actions.reportGame}
          </MenuItem>
        )}
      </Menu>
      {wasReporting ? (
        <Suspense>
          <ReportDialog
            about={{ subject: "game", teeTimeId: id, ...(invite && { invite }) }}
            golfer={{ userId: hostId, name: displayName(host) }}
            onOpenChange={setReporting}
            open={isReporting}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** When and where, for a message or a note. */
async function copyDetails({ course, date, time }: TeeTimeDetail): Promise<void> {
  const details = [course.name, `${longDate(date)}, ${clockText(time)}`, course.location, course.phone];
  try {
    await navigator.clipboard.writeText(details.filter(Boolean).join("\n"));
    await notify({ type: "success", title: shareTexts.actions.copied });
  } catch {
    await notify({ type: "error", title: shareTexts.actions.copyFailed });
  }
}
