import { Avatar } from "@fourball/ui/avatar";
import { Card } from "@fourball/ui/card";
import { Dots, type DotsProps } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { landingTexts } from "./texts.ts";

/** Requested, confirmed, chatting: the same four spots three times. */
export function RequestFrames(): ReactNode {
  return (
    <figure aria-label={landingTexts.examples.request} className="stack gap-3" role="img">
      <Frame dots={["ringed", "filled", "pending", "open"]} title={landingTexts.examples.sent}>
        {landingTexts.examples.sentHint}
      </Frame>
      <Frame className="sm:ml-8" dots={["ringed", "filled", "filled", "open"]} title={landingTexts.examples.confirmed}>
        {landingTexts.examples.confirmedHint}
      </Frame>
      <Card className="flex flex-wrap items-start gap-3 p-4 sm:ml-16">
        <Avatar initials="MO" seed="Maya Okafor" />
        <div className="stack grow basis-24 gap-1.5">
          <p className="font-semibold text-small">Maya Okafor</p>
          <p className="w-fit rounded-control rounded-tl-none bg-primary-soft px-3.5 py-2 text-on-primary-soft text-small">
            {landingTexts.examples.message}
          </p>
        </div>
      </Card>
    </figure>
  );
}

type FrameProps = Pick<DotsProps, "dots"> & { title: string; children: ReactNode; className?: string };

function Frame({ dots, title, children, className = "" }: FrameProps): ReactNode {
  return (
    <Card className={`flex flex-wrap items-center justify-between gap-4 p-4 ${className}`}>
      <div className="min-w-0 grow basis-24">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-2 text-small">{children}</p>
      </div>
      <Dots dots={dots} size="large" />
    </Card>
  );
}
