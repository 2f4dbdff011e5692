import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import Ellipsis from "lucide-react/icons/ellipsis";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { ActionFace, useActionLook } from "./action-face.tsx";
import { texts } from "./texts.ts";

const load = () => import("./more-menu.tsx");
const MoreMenu = lazy(() => load().then(({ MoreMenu }) => ({ default: MoreMenu })));
const preload = (): void => void load();

/** What is seldom wanted; fetched when a pointer or the focus comes near. */
export function MoreButton({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const [wasOpened, setOpened] = useState(false);
  const plain = <Trigger aria-expanded={wasOpened} onClick={() => setOpened(true)} />;
  return (
    <li>
      {wasOpened ? (
        <Suspense fallback={plain}>
          <MoreMenu teeTime={teeTime} trigger={<Trigger />} />
        </Suspense>
      ) : (
        plain
      )}
    </li>
  );
}

const Trigger = (props: ComponentProps<"button">): ReactNode => (
  <button {...props} aria-haspopup="menu" className={useActionLook()} onFocus={preload} onPointerEnter={preload} type="button">
    <ActionFace icon={<Ellipsis aria-hidden="true" />}>{texts.actions.more}</ActionFace>
  </button>
);
