import type { Random } from "./random.ts";

/** Each draws one plant with its foot at (x, y) and its height, as a piece of a path to be filled. */
export type Plant = (x: number, y: number, size: number, random: Random) => string;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const oval = (x: number, y: number, across: number, up: number): string =>
  `M${n(x - across)} ${n(y)}a${n(across)} ${n(up)} 0 1 1 ${n(across * 2)} 0a${n(across)} ${n(up)} 0 1 1 ${n(-across * 2)} 0Z`;

const trunk = (x: number, y: number, size: number): string =>
  `M${n(x - size * 0.06)} ${n(y)}v${n(-size * 0.4)}h${n(size * 0.12)}v${n(size * 0.4)}Z`;

export const broadleaf: Plant = (x, y, size, random) => {
  const lean = (random() - 0.5) * size * 0.3;
  const crown = oval(x, y - size * 0.62, size * 0.31, size * 0.42);
  const shoulder = oval(x + lean, y - size * 0.46, size * 0.27, size * 0.27);
  return trunk(x, y, size) + crown + shoulder;
};

export const pine: Plant = (x, y, size) => {
  const tier = (from: number, to: number, half: number): string =>
    `M${n(x - size * half)} ${n(y - size * from)}L${n(x)} ${n(y - size * to)}L${n(x + size * half)} ${n(y - size * from)}Z`;
  return trunk(x, y, size) + tier(0.14, 0.62, 0.26) + tier(0.38, 0.84, 0.2) + tier(0.62, 1.06, 0.14);
};

/** Blades of tall grass. */
export const fescue: Plant = (x, y, size, random) => {
  const blade = (lean: number, tall: number): string =>
    `M${n(x + lean * 0.2 - size * 0.05)} ${n(y)}Q${n(x + lean * 0.3)} ${n(y - tall * 0.6)} ${n(x + lean)} ${n(y - tall)}Q${n(x + lean * 0.5)} ${n(y - tall * 0.5)} ${n(x + lean * 0.2 + size * 0.05)} ${n(y)}Z`;
  return [-0.55, -0.28, 0, 0.26, 0.5].map((lean) => blade(size * lean, size * (0.6 + random() * 0.4))).join("");
};

export const saguaro: Plant = (x, y, size, random) => {
  const limb = (left: number, top: number, foot: number, half: number): string =>
    `M${n(left - half)} ${n(foot)}V${n(top)}a${n(half)} ${n(half)} 0 0 1 ${n(half * 2)} 0V${n(foot)}Z`;
  const half = size * 0.07;
  const side = random() < 0.5 ? -1 : 1;
  const arm = (direction: number, elbow: number, top: number): string => {
    const out = x + direction * size * 0.21;
    const [from, to] = direction < 0 ? [out - half * 0.8, x] : [x, out + half * 0.8];
    return `${limb(out, y - size * top, y - size * elbow, half * 0.8)}M${n(from)} ${n(y - size * elbow + half)}v${n(-half * 1.5)}H${n(to)}v${n(half * 1.5)}Z`;
  };
  return limb(x, y - size, y, half) + arm(side, 0.42, 0.72) + (random() < 0.6 ? arm(-side, 0.56, 0.82) : "");
};
