import { chipStyle } from "@fourball/ui/chip";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { usePressedFirst } from "../../shared/page/use-pressed-first.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { teeTimeFilterOf } from "./marketplace-search.ts";
import { texts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";
import { useTeeTimes } from "./use-tee-times.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

export function HideFullChip(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const [isOn, turn] = usePressedFirst(search.open === 1, (isOn) => change({ open: isOn ? 1 : undefined }));
  return (
    <button
      aria-pressed={isOn}
      className={chipStyle()}
      data-pressed={isOn || undefined}
      onClick={() => turn(!isOn)}
      type="button"
    >
      {isOn ? <Check aria-hidden="true" /> : null}
      {texts.hideFull.chip}
      {isOn && search.open === 1 ? <HiddenCount /> : null}
    </button>
  );
}

function HiddenCount(): ReactNode {
  const { search } = useMarketplaceSearch();
  const { position } = useViewerPosition();
  const { count, lacksPosition } = useTeeTimes(search);
  const all = trpc.teeTime.count.useQuery(teeTimeFilterOf({ ...search, open: undefined }, position), { enabled: !lacksPosition });
  const hidden = count === undefined || all.data === undefined ? 0 : all.data - count;
  if (hidden <= 0) return null;
  return (
    <span className="tabular-nums">
      <span aria-hidden="true">{hidden}</span>
      <span className="sr-only">{texts.hideFull.hidden(hidden)}</span>
    </span>
  );
}
