import type { Measured } from "./measure-page.ts";
import type { PaintRatios } from "./paint-times.ts";
import { hasChat, MARKETPLACE, NOTIFICATIONS } from "./routes.ts";

type Aim = { id: string; text: string; value: (row: Measured) => number; appliesTo?: (row: Measured) => boolean; most: number };

const isMarketplace = ({ route }: Measured): boolean => route === MARKETPLACE;
const isWithoutChat = ({ route }: Measured): boolean => !hasChat(route);
const isOnPhone = ({ width }: Measured): boolean => width < 640;
const isDashboardOnPhone = (row: Measured): boolean => row.route.startsWith("/dashboard") && isOnPhone(row);
const isFirstCardOnDesktop = (row: Measured): boolean => isMarketplace(row) && row.width >= 1024;

/** What there is to tap before a golfer scrolls, on a phone. */
const CONTROLS = { [MARKETPLACE]: 16, "/create": 14, "/tee-times/:id": 7 };

const AIMS: Aim[] = [
  { id: "scripts", text: "12", most: 12, value: ({ scripts }) => scripts, appliesTo: isWithoutChat },
  { id: "KB", text: "165, 180", most: 165, value: ({ kb }) => kb, appliesTo: isMarketplace },
  { id: "KB", text: "165, 180", most: 180, value: ({ kb }) => kb, appliesTo: (row) => !isMarketplace(row) && isWithoutChat(row) },
  // A visitor is asked twice who is there: the refusal is not handed over.
  {
    id: "calls",
    text: "1",
    most: 1,
    value: ({ calls }) => calls.length,
    appliesTo: (row) => !row.route.endsWith("signed out") && isWithoutChat(row),
  },
  { id: "later", text: "0", most: 0, value: ({ later }) => later.length, appliesTo: isMarketplace },
  { id: "shift", text: "0.02", most: 0.02, value: ({ shift }) => shift },
  { id: "moved", text: "0", most: 0, value: ({ moved }) => moved },
  { id: "scroll", text: "0", most: 0, value: ({ scrolled }) => scrolled },
  { id: "sideways", text: "0", most: 0, value: ({ sideways }) => sideways },
  { id: "small", text: "0", most: 0, value: ({ small }) => small.length },
  { id: "axe", text: "0", most: 0, value: ({ axe }) => axe },
  ...Object.entries(CONTROLS).map(([route, most]) => ({
    id: "controls",
    text: Object.values(CONTROLS).join(", "),
    most,
    value: ({ controls }: Measured) => controls.length,
    appliesTo: (row: Measured) => row.route === route && isOnPhone(row),
  })),
  {
    id: "words",
    text: "140",
    most: 140,
    value: ({ words }) => words,
    appliesTo: (row) => row.route === NOTIFICATIONS && isOnPhone(row),
  },
  { id: "targets", text: "0", most: 0, value: ({ targets }) => targets.length, appliesTo: isOnPhone },
  { id: "height", text: "2400", most: 2400, value: ({ height }) => height, appliesTo: isDashboardOnPhone },
  { id: "action", text: "780", most: 780, value: ({ action = 0 }) => action, appliesTo: isFirstCardOnDesktop },
];

/** The marketplace's paints, divided by those of the landing page. */
const RATIO_AIMS = { first: 1.3, largest: 2.5 };

export type Miss = { text: string; notes: string[] };

/** One for each route and aim, of the width that misses it by more. */
export const missesOf = (rows: readonly Measured[]): Miss[] =>
  AIMS.flatMap((aim) =>
    [...new Set(rows.map(({ route }) => route))].flatMap((route) => {
      const { appliesTo = () => true, id, most, value } = aim;
      const [worst] = rows
        .filter((row) => row.route === route && appliesTo(row) && value(row) > most)
        .sort((a, b) => value(b) - value(a));
      if (!worst) return [];
      const notes = notesOf(id, worst);
      const text = `${route} at ${worst.width}: ${id} ${figure(value(worst))}, aim ${most}`;
      return [{ text, notes }];
    }),
  );

const notesOf = (id: string, { shifts, violations, calls, later, small, controls, targets }: Measured): string[] =>
  ({ shift: shifts, moved: shifts, axe: violations, calls, later, small, controls, targets })[id] ?? [];

export const ratioMisses = (ratios: PaintRatios): Miss[] =>
  (["first", "largest"] as const)
    .filter((paint) => ratios[paint] > RATIO_AIMS[paint])
    .map((paint) => ({
      text: `${MARKETPLACE}: ${paint} paint ${ratios[paint].toFixed(2)} times the landing page's, aim ${RATIO_AIMS[paint]}`,
      notes: [],
    }));

export const aimText = (id: string): string =>
  ({ "first paint": String(RATIO_AIMS.first), "largest paint": String(RATIO_AIMS.largest) })[id] ??
  AIMS.find((aim) => aim.id === id)?.text ??
  "";

const figure = (value: number): string => String(Number(value.toFixed(value < 1 ? 3 : 1)));
