import { Menu, MenuItem, type MenuProps } from "@fourball/ui/overlays/menu";
import Ban from "lucide-react/icons/ban";
import Flag from "lucide-react/icons/flag";
import { type ReactNode, Suspense, useState } from "react";
import { BlockDialog, preloadBlockDialog } from "../block/load-block-dialog.ts";
import { texts } from "../block/texts.ts";
import { type GolferInMenu, useUnblock } from "../block/use-block.ts";
import { useBlocked } from "../block/use-blocked.ts";
import { preloadReportDialog, ReportDialog } from "../report/load-report-dialog.ts";
import { texts as reportTexts } from "../report/texts.ts";

type GolferMenuPopupProps = GolferInMenu & Pick<MenuProps, "trigger">;

/** Open from the start: it is rendered only after the first request to open it. */
export function GolferMenuPopup({ trigger, onBlocked, pictures, noShowsId, ...golfer }: GolferMenuPopupProps): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const [asking, setAsking] = useState<"block" | "report">();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { unblock } = useUnblock(golfer);
  const isBlocked = useBlocked()?.has(golfer.userId) ?? false;

  function ask(question: "block" | "report"): void {
    setAsked([...asked, question]);
    setAsking(question);
  }
  const changeOf = (question: "block" | "report") => (open: boolean) => setAsking(open ? question : undefined);

  return (
    <>
      <Menu onOpenChange={setOpen} open={isOpen} trigger={trigger}>
        <MenuItem
          icon={<Ban aria-hidden="true" />}
          onClick={isBlocked ? unblock : () => ask("block")}
          onFocus={preloadBlockDialog}
          onPointerEnter={preloadBlockDialog}
        >
          {isBlocked ? texts.unblock(golfer.name) : texts.block(golfer.name)}
        </MenuItem>
        <MenuItem
          icon={<Flag aria-hidden="true" />}
          onClick={() => ask("report")}
          onFocus={preloadReportDialog}
          onPointerEnter={preloadReportDialog}
        >
          {reportTexts.report(golfer.name)}
        </MenuItem>
      </Menu>
      {asked.includes("block") ? (
        <Suspense>
          <BlockDialog {...golfer} onBlocked={onBlocked} onOpenChange={changeOf("block")} open={asking === "block"} />
        </Suspense>
      ) : null}
      {asked.includes("report") ? (
        <Suspense>
          <ReportDialog
            about={{ subject: "golfer", userId: golfer.userId }}
            golfer={golfer}
            noShowsId={noShowsId}
            onBlocked={onBlocked}
            onOpenChange={changeOf("report")}
            open={asking === "report"}
            pictures={pictures}
          />
        </Suspense>
      ) : null}
    </>
  );
}
