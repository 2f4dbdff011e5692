import dawn from "@fourball/ui/assets/stock/stock-dawn.avif?no-inline";
import dawnWebp from "@fourball/ui/assets/stock/stock-dawn.webp?no-inline";
import dusk from "@fourball/ui/assets/stock/stock-dusk.avif?no-inline";
import duskWebp from "@fourball/ui/assets/stock/stock-dusk.webp?no-inline";
import morning from "@fourball/ui/assets/stock/stock-morning.avif?no-inline";
import morningWebp from "@fourball/ui/assets/stock/stock-morning.webp?no-inline";
import noon from "@fourball/ui/assets/stock/stock-noon.avif?no-inline";
import noonWebp from "@fourball/ui/assets/stock/stock-noon.webp?no-inline";

/** A picture at its best, and as browsers without AVIF get it. */
export type Picture = { src: string; avif?: string };

const stock: readonly Picture[] = [
  { src: dawnWebp, avif: dawn },
  { src: morningWebp, avif: morning },
  { src: noonWebp, avif: noon },
  { src: duskWebp, avif: dusk },
];

const numberOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** What to try for a course, in this order: its own picture, then the four that ship with the app from one chosen by its id. */
export function picturesFor(courseId: string, imageUrl: string | null): Picture[] {
  const start = numberOf(courseId) % stock.length;
  const turned = [...stock.slice(start), ...stock.slice(0, start)];
  return imageUrl ? [{ src: imageUrl }, ...turned] : turned;
}
