import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LinkPictureTemplates } from "@fourball/domain/link-pictures";
import { describe, expect, it } from "vitest";
import { linkPictureTemplates } from "../../golf/link-picture/templates.ts";
import { productPicture } from "./product-picture.ts";

const templates: LinkPictureTemplates = JSON.parse(linkPictureTemplates('{"text":{},"heading":{},"numerals":{}}'));
const shipped = join(import.meta.dirname, "../../../../../packages/ui/assets/public");
const fonts = join(import.meta.dirname, "../../../../../packages/ui/assets/picture-fonts");
const wordsIn = (svg: string): (string | undefined)[] => [...svg.matchAll(/{{(\w+)}}/g)].map(([, word]) => word).toSorted();

describe("the templates of link pictures", () => {
  it("have a picture of every sky among the files that ship with the app", async () => {
    expect(Object.keys(templates.skies)).toHaveLength(60);
    for (const file of Object.values(templates.skies)) expect(await readFile(join(shipped, file), "utf8")).toMatch(/^<svg/);
  });

  it("have a place for each word of a game, in every light", () => {
    const all = ["clock", "day", "dots", "half", "place", "sky", "spots", "title", "titleSize"];
    for (const light of ["dawn", "morning", "noon", "dusk", "round"] as const)
      expect([light, wordsIn(templates.game[light])]).toEqual([light, all]);
    expect(wordsIn(templates.golfer)).toEqual(["facts", "initials", "name", "nameSize", "sky"]);
  });

  it("have a place for each word of a round, in every light, and a dot for each of its players", () => {
    const all = ["day", "dots", "names", "namesSize", "rounds", "sky", "title", "titleSize", "unit"];
    for (const light of ["dawn", "morning", "noon", "dusk", "round"] as const)
      expect([light, wordsIn(templates.ticket[light])]).toEqual([light, all]);
    const counts = Object.entries(templates.ticketDots).map(([players, dots]) => [Number(players), dots.match(/<g /g)?.length]);
    expect(counts).toEqual([1, 2, 3, 4].map((players) => [players, players]));
  });

  it("have a dot for each spot of every game, full ones too", () => {
    const counts = Object.entries(templates.dots).map(([key, dots]) => [key, dots.match(/<g /g)?.length]);
    expect(Object.fromEntries(counts)).toMatchObject({ "2-0": 2, "2-1": 2, "3-2": 3, "4-0": 4, "4-3": 4 });
    expect(counts).toHaveLength(9);
  });

  it("can be written in the letters of golfers and courses all over Europe", async () => {
    const { text, heading } = JSON.parse(await readFile(join(fonts, "widths.json"), "utf8"));
    for (const letter of "Łukasz Žižek, Şahin Őrségi, Dvořák, Ștefan, Åsa")
      expect([letter, text[letter], heading[letter]]).toEqual([letter, expect.any(Number), expect.any(Number)]);
  });

  it("leave nothing to fill in in the product's own picture", () => {
    expect(productPicture()).toContain("Three in.");
    expect(wordsIn(productPicture())).toEqual([]);
  });
});
