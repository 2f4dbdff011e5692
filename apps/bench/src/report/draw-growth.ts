type Line = { name: string; points: { games: number; ms: number }[] };

const [WIDTH, HEIGHT] = [760, 420];
const PLOT = { left: 56, right: 620, top: 20, bottom: 370 };
const COLORS = ["#2d6a4f", "#b5651d", "#3a5a9b", "#a23b5c", "#6b7f1e", "#7a4fa3", "#1d7f86", "#555555"];
const LABEL_HEIGHT = 14;

/** Places a value between two edges by its logarithm. */
const scale =
  ([low, high]: [number, number], [from, to]: [number, number]) =>
  (value: number): number =>
    from + ((Math.log10(value) - Math.log10(low)) / (Math.log10(high) - Math.log10(low))) * (to - from);

const powersOfTen = (low: number, high: number): number[] =>
  Array.from({ length: Math.log10(high / low) + 1 }, (_, index) => low * 10 ** index);

/** A chart of milliseconds by tee times, both by powers of ten, as SVG for a light or dark page. */
export function drawGrowth(lines: Line[]): string {
  const sizes = lines[0]?.points.map(({ games }) => games) ?? [];
  const times = lines.flatMap(({ points }) => points.map(({ ms }) => ms));
  const [low, high] = [10 ** Math.floor(Math.log10(Math.min(...times))), 10 ** Math.ceil(Math.log10(Math.max(...times)))];
  const x = scale([Math.min(...sizes), Math.max(...sizes)], [PLOT.left, PLOT.right]);
  const y = scale([low, high], [PLOT.bottom, PLOT.top]);
  const grid = powersOfTen(low, high).map(
    (ms) => `<path d="M${PLOT.left} ${round(y(ms))}H${PLOT.right}" stroke="#8888" stroke-width=".5"/>
  <text x="${PLOT.left - 8}" y="${round(y(ms) + 4)}" text-anchor="end">${ms} ms</text>`,
  );
  const axis = sizes.map(
    (games) =>
      `<text x="${round(x(games))}" y="${PLOT.bottom + 20}" text-anchor="middle">${games.toLocaleString("en-US")}</text>`,
  );
  const labels = labelHeights(lines.map(({ points }) => y(points.at(-1)?.ms ?? low)));
  const drawn = lines.map(({ name, points }, index) => {
    const color = COLORS[index % COLORS.length];
    const path = points.map(({ games, ms }) => `${round(x(games))},${round(y(ms))}`).join(" ");
    return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>
  <text x="${PLOT.right + 8}" y="${round((labels[index] ?? 0) + 4)}" fill="${color}">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#888">
  <title>How long each takes, by tee times</title>
  ${[...grid, ...axis, ...drawn].join("\n  ")}
  <text x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 8}" text-anchor="middle">tee times</text>
</svg>
`;
}

/** Moves labels down until none covers another. */
function labelHeights(wanted: number[]): number[] {
  const heights = [...wanted];
  let least = Number.NEGATIVE_INFINITY;
  for (const index of wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))) {
    least = Math.max(wanted[index] ?? 0, least + LABEL_HEIGHT);
    heights[index] = least;
  }
  return heights;
}

const round = (value: number): number => Math.round(value * 10) / 10;
