import type { RoundRating } from "@fourball/domain/rating/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useState } from "react";
import { momentText } from "../../../shared/formatting.ts";
import { QueryBody } from "../../../shared/page/query-body.tsx";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { preloadRating, RatingLayer } from "../../../tee-time/rating/rating-layer.tsx";
import { texts } from "./texts.ts";

/** Ratings, for the players of a completed round. */
export function RoundCard({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const round = trpc.rating.round.useQuery({ teeTimeId });
  return (
    <QueryBody failed={texts.failed} query={round} skeleton={null}>
      {(loaded) => (loaded.golfers.length > 0 ? <Round round={loaded} /> : null)}
    </QueryBody>
  );
}

function Round({ round }: { round: RoundRating }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { text, label } = words(round);
  return (
    <Card as="section" className="stack gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-h3">{texts.title}</h2>
        <p className="text-ink-2 text-small">{text}</p>
      </div>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        onFocus={preloadRating}
        onPointerEnter={preloadRating}
        variant={round.isOpen ? "primary" : "secondary"}
      >
        {label}
      </Button>
      <RatingLayer isOpen={isOpen} onClose={() => setOpen(false)} teeTimeId={wasOpened ? round.teeTimeId : undefined} />
    </Card>
  );
}

function words({ isOpen, closesAt, golfers }: RoundRating): { text: string; label: string } {
  if (!isOpen) return { text: texts.closed(momentText(closesAt)), label: texts.seeAll };
  if (golfers.every(({ given }) => given)) return { text: texts.complete, label: texts.seeYours };
  return { text: texts.open(momentText(closesAt)), label: texts.rate };
}
