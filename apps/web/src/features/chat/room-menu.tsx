import { Menu, MenuHeader, MenuItem, type MenuProps } from "@fourball/ui/overlays/menu";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import { type ReactNode, useState } from "react";
import { Names } from "./names.tsx";
import { chatTexts } from "./texts.ts";
import { useMute } from "./use-mute.ts";

type RoomMenuProps = Pick<MenuProps, "trigger"> & {
  teeTimeId: string;
  /** The others who have the chat open. */
  present: readonly string[];
};

/** Open from the start: it is rendered only after the first request to open it. */
export function RoomMenu({ trigger, teeTimeId, present }: RoomMenuProps): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const mute = useMute(teeTimeId);
  return (
    <Menu onOpenChange={setOpen} open={isOpen} trigger={trigger}>
      {present.length > 0 ? (
        <MenuHeader className="text-ink-2 text-small">
          <Names>{present}</Names>
          {chatTexts.here(present.length)}
        </MenuHeader>
      ) : null}
      {mute ? (
        <MenuItem icon={mute.isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />} onClick={mute.toggle}>
          {mute.isMuted ? chatTexts.unmute : chatTexts.mute}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
