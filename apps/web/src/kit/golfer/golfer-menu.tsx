import { iconButtonStyle } from "@fourball/ui/icon-button";
import Ellipsis from "lucide-react/icons/ellipsis";
import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { blockTexts } from "../block/texts.ts";
import type { GolferInMenu } from "../block/use-block.ts";
import { useViewerId } from "../session/member.ts";
import { lazyWithPreload } from "../when-idle.ts";

const [GolferMenuPopup, preload] = lazyWithPreload(async () => (await import("./golfer-menu-popup.tsx")).GolferMenuPopup);

/** What a signed-in golfer can do about another one; what it opens is fetched when a pointer or the focus comes near. */
export function GolferMenu(props: GolferInMenu): ReactNode {
  const viewerId = useViewerId();
  const [wasOpened, setOpened] = useState(false);
  if (viewerId === undefined || viewerId === props.userId) return null;
  if (!wasOpened) return <MenuButton aria-expanded={false} name={props.name} onClick={() => setOpened(true)} />;
  return (
    <Suspense fallback={<MenuButton aria-expanded name={props.name} />}>
      <GolferMenuPopup {...props} trigger={<MenuButton name={props.name} />} />
    </Suspense>
  );
}

function MenuButton({ name, ...props }: ComponentProps<"button"> & { name: string }): ReactNode {
  return (
    <button
      {...props}
      aria-haspopup="menu"
      aria-label={blockTexts.more(name)}
      className={iconButtonStyle({ size: "small", className: "text-ink-2" })}
      {...preload}
      type="button"
    >
      <Ellipsis aria-hidden="true" />
    </button>
  );
}
