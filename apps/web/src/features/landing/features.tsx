import type { ReactNode } from "react";
import { DiscoverFrame } from "./discover-frame.tsx";
import { GamesFrame } from "./games-frame.tsx";
import { RequestFrames } from "./request-frames.tsx";
import { texts } from "./texts.ts";

export function Features(): ReactNode {
  return (
    <div className="page-width grid gap-20 py-16 sm:gap-28 sm:py-24" id="how-it-works">
      <Feature picture={<DiscoverFrame />} title={texts.features.discover.title}>
        {texts.features.discover.text}
      </Feature>
      <Feature mirrored picture={<RequestFrames />} title={texts.features.join.title}>
        {texts.features.join.text}
      </Feature>
      <Feature picture={<GamesFrame />} title={texts.features.manage.title}>
        {texts.features.manage.text}
      </Feature>
    </div>
  );
}

type FeatureProps = { title: string; children: ReactNode; picture: ReactNode; mirrored?: boolean };

function Feature({ title, children, picture, mirrored = false }: FeatureProps): ReactNode {
  return (
    <section className="grid items-center gap-8 md:grid-cols-2 md:gap-16">
      <div className={`grid max-w-lg gap-4 ${mirrored ? "md:order-last md:justify-self-end" : ""}`}>
        <h2 className="heading text-h1">{title}</h2>
        <p className="text-ink-2 text-h3 leading-[1.55]">{children}</p>
      </div>
      {picture}
    </section>
  );
}
