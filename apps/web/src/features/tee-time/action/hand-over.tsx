import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { useGameAddress } from "../game-address.ts";
import { texts } from "../texts.ts";

const load = () => import("./hand-over-dialog.tsx");
const HandOverDialog = lazy(() => load().then(({ HandOverDialog }) => ({ default: HandOverDialog })));
const preload = (): void => void load();

/** Transfers the game to a confirmed player. */
export function HandOver({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { data = [] } = trpc.participation.list.useQuery(useGameAddress());
  const confirmed = data.filter(({ status }) => status === "confirmed");
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (confirmed.length === 0) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        onFocus={preload}
        onPointerEnter={preload}
        variant="secondary"
      >
        {texts.handOver.button}
      </Button>
      {wasOpened ? (
        <Suspense>
          <HandOverDialog confirmed={confirmed} isOpen={isOpen} onClose={() => setOpen(false)} teeTimeId={teeTime.id} />
        </Suspense>
      ) : null}
    </>
  );
}
