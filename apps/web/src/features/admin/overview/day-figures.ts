import type { AdminDay } from "@fourball/domain/admin/schema";
import { shortDate } from "../../../kit/formatting.ts";
import { adminTexts } from "../texts.ts";

const words = adminTexts.charts;

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

export const percentText = (share: number): string => new Intl.NumberFormat("en", { style: "percent" }).format(share);

/** The taken share of a day's spots; null on a day that had none. */
export const fillRate = ({ spots, taken }: Pick<AdminDay, "spots" | "taken">): number | null =>
  spots === 0 ? null : taken / spots;

export function rateText(day: AdminDay): string {
  const rate = fillRate(day);
  return rate === null ? words.noGamesThatDay : percentText(rate);
}

export function gamesSummary(days: readonly AdminDay[]): string {
  const total = sum(days.map(({ games }) => games));
  const [busiest] = days.toSorted((a, b) => b.games - a.games);
  if (!busiest || total === 0) return words.noGames(days.length);
  return words.gamesSummary(total, days.length, shortDate(busiest.date), busiest.games);
}

export function fillSummary(days: readonly AdminDay[]): string {
  const spots = sum(days.map((day) => day.spots));
  const rate = fillRate({ spots, taken: sum(days.map(({ taken }) => taken)) });
  if (rate === null) return words.noSpots(days.length);
  return words.fillSummary(percentText(rate), spots, days.length);
}

const ROUND_TOPS = [2, 4, 6, 8, 10, 12, 16, 20, 30, 40, 50, 60, 80, 100];

/** An even figure just over the highest bar, so that its half is a whole one too. */
export function roundTop(highest: number): number {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest))) - 1);
  const top = ROUND_TOPS.find((candidate) => candidate * scale >= highest) ?? 100;
  return top * scale;
}
