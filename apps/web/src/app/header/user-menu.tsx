import { displayName } from "@fourball/domain/profile/name";
import { type ComponentProps, type ReactNode, Suspense, useRef, useState } from "react";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { useMember } from "../../kit/session/member.ts";
import { lazyWithPreload } from "../../kit/when-idle.ts";
import { appTexts } from "../texts.ts";

const [UserMenuPopup, preload] = lazyWithPreload(async () => (await import("./user-menu-popup.tsx")).UserMenuPopup);

/** The avatar; what it opens is fetched when a pointer or the focus comes near. */
export function UserMenu(): ReactNode {
  const [wasOpened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const plain = <MenuButton aria-expanded={wasOpened} onClick={() => setOpened(true)} />;
  return (
    <div ref={place}>
      {wasOpened ? (
        <Suspense fallback={plain}>
          <UserMenuPopup container={place} trigger={<MenuButton />} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}

function MenuButton(props: ComponentProps<"button">): ReactNode {
  const member = useMember();
  return (
    <button
      {...props}
      aria-haspopup="menu"
      aria-label={appTexts.menuOf(displayName(member))}
      className="grid size-11 place-items-center rounded-chip hover:bg-sunken"
      {...preload}
      type="button"
    >
      <GolferAvatar golfer={member} isNamed />
    </button>
  );
}
