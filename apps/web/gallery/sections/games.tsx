import { MOODS } from "@fourball/domain/tee-time/constants";
import type { Fit } from "@fourball/domain/tee-time/reasons/schema";
import type { TeeTimeCard as CardData } from "@fourball/domain/tee-time/schema";
import { idOf } from "@fourball/testkit/fixtures";
import { aHost } from "@fourball/testkit/golfer-fixtures";
import { mockAnswers } from "@fourball/testkit/mock-answers";
import { aGame, hostedByViewer } from "@fourball/testkit/mock-world/sample-games";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { SkyPicture } from "@fourball/ui/art/sky-picture";
import { Card } from "@fourball/ui/card";
import { LONG, type Sections } from "@fourball/ui/gallery/states";
import type { ReactNode } from "react";
import { HostActions } from "../../src/golf/card/host-actions.tsx";
import { TeeTimeCard, type TeeTimeCardProps } from "../../src/golf/card/tee-time-card.tsx";
import { TeeTimeCardSkeleton } from "../../src/golf/card/tee-time-card-skeleton.tsx";
import { UnreadMark } from "../../src/golf/card/unread-mark.tsx";
import { WhoIsIn } from "../../src/golf/card/who-is-in.tsx";
import { MoodBadge } from "../../src/golf/face/mood-badge.tsx";
import { RoundBadge } from "../../src/golf/face/round-badge.tsx";
import { RoundLight } from "../../src/golf/face/round-light.tsx";
import { Spots } from "../../src/golf/face/spots.tsx";
import { TeeTimeFace } from "../../src/golf/face/tee-time-face.tsx";
import { HeadStartNote } from "../../src/golf/head-start/head-start-note.tsx";
import { OverlapWarning } from "../../src/golf/join/overlap-warning.tsx";
import { FitNote } from "../../src/golf/reasons/fit-note.tsx";
import { MockApp } from "../mock-app.tsx";
import { inHours } from "../moments.ts";

/** As wide as in a list. */
const asListed = (card: ReactNode): ReactNode => <div className="max-w-96">{card}</div>;
const card = (teeTime: CardData, props: Partial<TeeTimeCardProps> = {}): ReactNode =>
  asListed(<TeeTimeCard {...props} teeTime={teeTime} />);

const unread = mockAnswers({ chat: { unread: () => [{ teeTimeId: idOf(200), count: 3, isMuted: false }] } });
const underWay = { teeOffAt: inHours(-2) };
const elsewhere = { ...aGame(0).course, name: "Old Course", location: "St Andrews, Scotland", timeZone: "Europe/London" };
const jonas = { firstName: "Jonas", lastName: "Reyes", profileImageUrl: null };
const priya = { firstName: "Priya", lastName: "Shah", profileImageUrl: null };

const fit: Fit = {
  reasons: [
    { kind: "played-together", firstName: "Priya", rounds: 2 },
    { kind: "handicaps-within", lowest: 6, highest: 12 },
    { kind: "same-pace", pace: "Fast pace" },
  ],
  caution: { kind: "game-that-day", time: "15:00" },
};

const GAMES = {
  open: card(aGame(0)),
  "ends in the dark": card(aGame(4, { holesOfLight: 14 })),
  "fits, with a caution": card(aGame(0, { fit }), { FitNote }),
  "asked, by distance": card(aGame(1, { viewerStatus: "pending", pendingCount: 1, distanceKm: 4.2 }), { byDistance: true }),
  "in, with unread messages": (
    <MockApp tree={unread}>{card(aGame(0, { viewerStatus: "confirmed", confirmedCount: 2, players: [jonas, priya] }))}</MockApp>
  ),
  "full, by distance, of a course whose place is unknown": card(aGame(2, { totalSlots: 2 }), { byDistance: true }),
  "declined, on another clock": card(aGame(3, { viewerStatus: "declined", course: elsewhere })),
  "hosted, private, two ask": card(aGame(1, { ...hostedByViewer(), viewerStatus: "host", isPublic: false, pendingCount: 2 })),
  "from a partner, before everyone else": card(aGame(1, { isPublic: false, opensToAllAt: "2026-06-11T21:00:00.000Z" })),
  "hosted, nobody yet": card(
    aGame(2, { ...hostedByViewer(), viewerStatus: "host", confirmedCount: 0, players: [], preferences: [] }),
  ),
  "under way": card(aGame(0, { ...underWay, viewerStatus: "confirmed" })),
  completed: card(aGame(1, { ...hostedByViewer(), status: "completed", viewerStatus: "host", confirmedCount: 3 })),
  "long text": card(
    aGame(0, {
      course: { ...aGame(0).course, name: LONG, location: LONG },
      host: aHost({ firstName: "Wolfeschlegelsteinhausen", lastName: "Bergerdorff-Featherstonehaugh" }),
      preferences: ["No mulligans, and no gimmes on the greens", "Beginner friendly", "Cart required"],
    }),
  ),
};

const evening = { date: "2026-08-30", time: "16:10", teeOffAt: "2026-08-30T23:10:00Z" };
const overlap = { ...aGame(0), teeTimeId: idOf(200), timeZone: "Pacific/Honolulu" };

export const GAME_SECTIONS = {
  "tee-time-card": GAMES,
  "tee-time-card-skeleton": { pending: asListed(<TeeTimeCardSkeleton />) },
  "tee-time-face": {
    "nothing chosen yet": asListed(
      <Card>
        <TeeTimeFace
          day="Pick a date"
          game={aGame(0, { confirmedCount: 0, viewerStatus: "host" })}
          mood={{ mood: "competitive" }}
          picture={<SkyPicture land="parkland" light="morning" variant={0} />}
          place="Pick a course"
          preferences={[]}
          time={undefined}
          title={<h3>Your tee time</h3>}
        />
      </Card>,
    ),
  },
  "fit-note": {
    default: <FitNote fit={fit} />,
    "no caution": <FitNote fit={{ ...fit, caution: null }} />,
    "long text": (
      <FitNote fit={{ ...fit, reasons: [{ kind: "played-together", firstName: LONG, rounds: 40 }, ...fit.reasons.slice(1)] }} />
    ),
  },
  "host-actions": {
    "nobody asks": <HostActions teeTime={aGame(0, hostedByViewer())} />,
    "three ask": <HostActions teeTime={aGame(0, { ...hostedByViewer(), pendingCount: 3 })} />,
    "under way or played": <HostActions teeTime={aGame(0, { ...hostedByViewer(), ...underWay })} />,
  },
  "who-is-in": {
    "nobody yet": <WhoIsIn teeTime={aGame(0, { players: [], confirmedCount: 0 })} />,
    one: <WhoIsIn teeTime={aGame(0, { players: [jonas], confirmedCount: 1 })} />,
    "two and a guest": <WhoIsIn teeTime={aGame(0, { players: [jonas, priya], confirmedCount: 3 })} />,
    "long text": <WhoIsIn teeTime={aGame(0, { players: [{ ...jonas, firstName: LONG }], confirmedCount: 1 })} />,
  },
  "head-start-note": {
    default: (
      <HeadStartNote
        teeTime={aTeeTimeDetail({ viewerStatus: "host", isPublic: false, opensToAllAt: "2026-06-11T21:00:00.000Z" })}
      />
    ),
    "for everyone else: nothing to see": <HeadStartNote teeTime={aTeeTimeDetail()} />,
  },
  "round-light": {
    "sunset on the course": <RoundLight teeTime={{ ...aGame(0), ...evening }} />,
    "light to the end: nothing to see": <RoundLight teeTime={aGame(0)} />,
  },
  spots: {
    "nobody yet": <Spots game={aGame(0, { confirmedCount: 0 })} />,
    "one in, the viewer asks": <Spots game={aGame(0, { viewerStatus: "pending", pendingCount: 3 })} />,
    "for the host, two ask": <Spots game={aGame(0, { viewerStatus: "host", pendingCount: 2 })} />,
    "full, of two": <Spots game={aGame(0, { totalSlots: 2 })} />,
    large: <Spots game={aGame(0)} size="large" />,
    "cancelled or past": <Spots game={aGame(0)} isOver />,
  },
  "mood-badge": {
    "every mood": (
      <div className="flex flex-wrap gap-2">
        {MOODS.map((mood) => (
          <MoodBadge key={mood} mood={mood} />
        ))}
      </div>
    ),
    "an emoji of its own": <MoodBadge emoji="🏆" mood="casual" />,
  },
  "round-badge": {
    "under way": <RoundBadge game={aGame(0, underWay)} />,
    completed: <RoundBadge game={aGame(0, { status: "completed" })} />,
    "to come: nothing to see": <RoundBadge game={aGame(0)} />,
  },
  "unread-mark": {
    "three wait": (
      <MockApp tree={unread}>
        <UnreadMark teeTimeId={idOf(200)} />
      </MockApp>
    ),
    "none: nothing to see": <UnreadMark teeTimeId={idOf(200)} />,
  },
  "overlap-warning": {
    default: <OverlapWarning overlap={{ ...overlap, courseName: "Cypress Hollow" }} />,
    "long text": <OverlapWarning overlap={{ ...overlap, courseName: LONG }} />,
  },
} satisfies Sections;
