import { Badge } from "@fourball/ui/badge";
import { Card, TearLine } from "@fourball/ui/card";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

/** An example card, labelled as one. */
export function ExampleCard(): ReactNode {
  return (
    <figure aria-label={texts.examples.card} className="w-full max-w-92 justify-self-center lg:mt-6 lg:w-92" role="img">
      <Card className="rotate-[-1.5deg] shadow-dialog">
        <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3.5 px-5 py-4">
          <p className="grid justify-items-center gap-1">
            <span className="numerals text-time">6:10</span>
            <span className="eyebrow">AM</span>
          </p>
          <div className="border-line border-l py-0.5 pl-4">
            <p className="heading text-h3">Cypress Hollow</p>
            <p className="text-ink-2 text-small">Monterey, CA</p>
          </div>
          <Badge className="self-start" shape="tag">
            {texts.examples.badge}
          </Badge>
        </div>
        <TearLine />
        <div className="flex items-center justify-between gap-3 px-5 py-4">
          <Dots dots={["ringed", "filled", "filled", "open"]} size="large" />
          <p className="font-semibold text-small">{texts.examples.spots}</p>
        </div>
      </Card>
    </figure>
  );
}
