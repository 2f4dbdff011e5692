import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "styles/tokens.css"), "utf8");

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  return new Map(Array.from(block.matchAll(/--([\w-]+): (oklch\([^/;]+\));/g), ([, name, value]) => [name ?? "", value ?? ""]));
}

const themes = { light: tokensOf(":root"), dark: tokensOf('[data-theme="dark"]') };

function ratio(theme: keyof typeof themes, one: string, other: string): number {
  const color = (name: string): object => {
    const found = parse(themes[theme].get(name) ?? "");
    if (!found) throw new Error(`${theme} has no color --${name}`);
    return found;
  };
  return wcagContrast(color(one), color(other));
}

const text = 4.5;
const bodyText = 7;
const control = 3;

const pairs: [text: string, ground: string, least: number][] = [
  ...["paper", "surface", "sunken"].flatMap((ground): [string, string, number][] => [
    ["ink", ground, bodyText],
    ["ink-2", ground, text],
    ["line-strong", ground, control],
    ["ring", ground, control],
    ["flag-text", ground, text],
    ["danger", ground, text],
    ["primary", ground, text],
    ["flag", ground, control],
    ["star", ground, control],
  ]),
  ["on-primary", "primary", bodyText],
  ["on-primary", "primary-hover", bodyText],
  ["on-primary-soft", "primary-soft", bodyText],
  ["on-flag", "flag", text],
  ["on-danger", "danger", text],
  ["on-danger", "danger-hover", text],
  ["ink", "danger-soft", bodyText],
  ...["danger", "warn", "info", "ok"].map((tone): [string, string, number] => [tone, `${tone}-soft`, text]),
  ...["competitive", "early", "casual", "learning", "tournament", "sunset"].map((mood): [string, string, number] => [
    mood,
    `${mood}-soft`,
    6.3,
  ]),
];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it.each(pairs)("%s on %s has at least %d to 1", (one, other, least) => {
    expect(ratio(theme, one, other)).toBeGreaterThanOrEqual(least);
  });

  it("keeps decoration lines out of the way", () => {
    expect(ratio(theme, "line", "paper")).toBeLessThan(2);
  });
});

it("gives every color of the light theme a dark counterpart", () => {
  expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort());
});

// The published figures, so that a changed color is a decision and not an accident.
it.each([
  ["ink", "paper", 15.3, 16.3],
  ["ink", "sunken", 14.1, 17.1],
  ["ink-2", "paper", 7.1, 8.9],
  ["ink-2", "sunken", 6.6, 9.3],
  ["line", "paper", 1.3, 1.5],
  ["on-primary", "primary", 8.3, 10.9],
  ["primary", "paper", 8.2, 11.3],
  ["on-primary", "primary-hover", 10.2, 12.6],
  ["on-primary-soft", "primary-soft", 9.3, 8.9],
  ["on-flag", "flag", 4.9, 7.0],
  ["flag", "surface", 5.0, 6.3],
  ["flag-text", "paper", 5.7, 8.2],
  ["danger", "paper", 5.9, 7.1],
  ["on-danger", "danger", 6.0, 7.3],
  ["warn", "warn-soft", 5.8, 7.8],
  ["info", "info-soft", 6.1, 6.9],
  ["ok", "ok-soft", 6.3, 7.2],
  ["star", "surface", 3.6, 9.6],
  ["ring", "paper", 5.2, 8.1],
])("%s on %s is %d in light and %d in dark", (one, other, light, dark) => {
  expect(Math.abs(ratio("light", one, other) - light)).toBeLessThan(0.4);
  expect(Math.abs(ratio("dark", one, other) - dark)).toBeLessThan(0.9);
});
