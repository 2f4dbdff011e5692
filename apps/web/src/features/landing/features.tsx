import type { ReactNode } from "react";
import { DiscoverFrame } from "./discover-frame.tsx";
import { GamesFrame } from "./games-frame.tsx";
import { RequestFrames } from "./request-frames.tsx";

export function Features(): ReactNode {
  return (
    <div className="page-width grid gap-20 py-16 sm:gap-28 sm:py-24" id="how-it-works">
      <Feature picture={<DiscoverFrame />} title="Discover Tee Times">
        Every open seat of the coming weeks, with the hour, the course, the mood and who is playing. Narrow it to a morning, a
        pace or a corner of the map.
      </Feature>
      <Feature mirrored picture={<RequestFrames />} title="Join Golf Groups">
        One tap asks the host. They see your name, your handicap and your rating, and answer; then the group chat opens and
        somebody asks who is walking.
      </Feature>
      <Feature picture={<GamesFrame />} title="Manage Your Games">
        What you host, what you have joined and who is waiting for an answer, in one place. Short a player? Put the seat up and
        let it fill.
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
