import { Menu, MenuItem, type MenuProps } from "@fourball/ui/overlays/menu";
import Ban from "lucide-react/icons/ban";
import { type ReactNode, Suspense, useState } from "react";
import { BlockDialog, preloadBlockDialog } from "./load-block-dialog.ts";
import { texts } from "./texts.ts";
import { type GolferToBlock, useUnblock } from "./use-block.ts";
import { useBlocked } from "./use-blocked.ts";

type GolferMenuPopupProps = GolferToBlock & Pick<MenuProps, "trigger">;

/** Open from the start: it is rendered only after the first request to open it. */
export function GolferMenuPopup({ trigger, onBlocked, ...golfer }: GolferMenuPopupProps): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const { unblock } = useUnblock(golfer);
  const isBlocked = useBlocked()?.has(golfer.userId) ?? false;

  function ask(): void {
    setHasAsked(true);
    setAsking(true);
  }

  return (
    <>
      <Menu onOpenChange={setOpen} open={isOpen} trigger={trigger}>
        <MenuItem
          icon={<Ban aria-hidden="true" />}
          onClick={isBlocked ? unblock : ask}
          onFocus={preloadBlockDialog}
          onPointerEnter={preloadBlockDialog}
        >
          {isBlocked ? texts.unblock(golfer.name) : texts.block(golfer.name)}
        </MenuItem>
      </Menu>
      {hasAsked ? (
        <Suspense>
          <BlockDialog {...golfer} onBlocked={onBlocked} onOpenChange={setAsking} open={isAsking} />
        </Suspense>
      ) : null}
    </>
  );
}
