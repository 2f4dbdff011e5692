/** `maskable` keeps the mark inside the circle that a launcher may cut out; `square` leaves the corners to the system. */
export type IconShape = "rounded" | "square" | "maskable";

const paper = "#fbfaf3";
const pine = "#055739";
const flag = "#d2311c";

/** The four dots on paper, so that they show on a light tab strip and on a dark one. */
export function iconSvg(shape: IconShape): string {
  const spread = shape === "maskable" ? 11 : 12.2;
  const radius = spread * 0.8;
  const [near, far] = [32 - spread, 32 + spread];
  const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64"${shape === "rounded" ? ' rx="15"' : ""} fill="${paper}"/>`,
    `<g fill="${pine}">${dot(near, near)}${dot(far, near)}${dot(near, far)}</g>`,
    `<circle cx="${far}" cy="${far}" r="${(radius * 0.8).toFixed(2)}" fill="none" stroke="${flag}" stroke-width="${(radius * 0.4).toFixed(2)}"/></svg>`,
  ].join("");
}

/** What the launcher's menu of the installed app leads to: the games, as a flag on its green, and a new one. */
export const SHORTCUTS = {
  games: `<path d="M25 48V14l19 8-19 8" fill="${flag}" stroke="${flag}" stroke-width="3" stroke-linejoin="round"/><path d="M25 14v34" stroke="${pine}" stroke-width="4" stroke-linecap="round"/><ellipse cx="29" cy="49" rx="15" ry="4" fill="${pine}"/>`,
  create: `<path d="M32 18v28M18 32h28" stroke="${pine}" stroke-width="7" stroke-linecap="round"/>`,
} as const;

export const shortcutSvg = (mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="32" fill="${paper}"/>${mark}</svg>`;

const directoryEntry = 16;
const header = 6;

/** An .ico that holds PNG pictures as they are. */
export function icoOf(pictures: readonly Buffer[]): Buffer {
  const directory = Buffer.alloc(header + pictures.length * directoryEntry);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let start = directory.length;
  pictures.forEach((picture, index) => {
    const entry = header + index * directoryEntry;
    directory.writeUInt8(picture.readUInt32BE(16), entry);
    directory.writeUInt8(picture.readUInt32BE(20), entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(picture.length, entry + 8);
    directory.writeUInt32LE(start, entry + 12);
    start += picture.length;
  });
  return Buffer.concat([directory, ...pictures]);
}
