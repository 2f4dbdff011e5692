import { Menu, MenuItem, type MenuProps } from "@fourball/ui/overlays/menu";
import Ban from "lucide-react/icons/ban";
import Flag from "lucide-react/icons/flag";
import { type ReactNode, Suspense, useState } from "react";
import { BlockDialog, preloadBlockDialog } from "../block/load-block-dialog.ts";
import { blockTexts } from "../block/texts.ts";
import { type GolferInMenu, useUnblock } from "../block/use-block.ts";
import { useBlocked } from "../block/use-blocked.ts";
import { preloadReportDialog, ReportDialog } from "../report/load-report-dialog.ts";
import { reportTexts } from "../report/texts.ts";

type GolferMenuPopupProps = GolferInMenu & Pick<MenuProps, "trigger">;

/** Open from the start: it is rendered only after the first request to open it. */
export function GolferMenuPopup({ trigger, onBlocked, pictures, noShowsId, ...golfer }: GolferMenuPopupProps): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const { ask, dialogOf } = useQuestions();
  const { unblock } = useUnblock(golfer);
  const isBlocked = useBlocked()?.has(golfer.userId) ?? false;
  const block = dialogOf("block");
  const report = dialogOf("report");
  return (
    <>
      <Menu onOpenChange={setOpen} open={isOpen} trigger={trigger}>
        <MenuItem icon={<Ban aria-hidden="true" />} onClick={isBlocked ? unblock : () => ask("block")} {...preloadBlockDialog}>
          {isBlocked ? blockTexts.unblock(golfer.name) : blockTexts.block(golfer.name)}
        </MenuItem>
        <MenuItem icon={<Flag aria-hidden="true" />} onClick={() => ask("report")} {...preloadReportDialog}>
          {reportTexts.report(golfer.name)}
        </MenuItem>
      </Menu>
      {block ? (
        <Suspense>
          <BlockDialog {...golfer} onBlocked={onBlocked} {...block} />
        </Suspense>
      ) : null}
      {report ? (
        <Suspense>
          <ReportDialog
            about={{ subject: "golfer", userId: golfer.userId }}
            golfer={golfer}
            noShowsId={noShowsId}
            onBlocked={onBlocked}
            pictures={pictures}
            {...report}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type Question = "block" | "report";

/** Which dialog is open, and which were: a dialog is drawn from its first opening on. */
function useQuestions() {
  const [asking, setAsking] = useState<Question>();
  const [asked, setAsked] = useState<readonly Question[]>([]);
  return {
    ask: (question: Question) => {
      setAsked([...asked, question]);
      setAsking(question);
    },
    dialogOf: (question: Question) =>
      asked.includes(question) && {
        open: asking === question,
        onOpenChange: (open: boolean) => setAsking(open ? question : undefined),
      },
  };
}
