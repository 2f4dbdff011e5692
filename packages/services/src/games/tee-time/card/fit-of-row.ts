import { answerStatisticsOf } from "@fourball/domain/participation/answer-statistics";
import { fitOf } from "@fourball/domain/tee-time/reasons/fit-of";
import type { Fit } from "@fourball/domain/tee-time/reasons/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import type { CardRow } from "./card-columns.ts";

type FitRow = Pick<CardRow, "fitFacts" | "preferences" | "time" | "hostFirstName" | "hostHandicap">;

export function fitOfRow(
  { fitFacts, preferences, time, hostFirstName, hostHandicap }: FitRow,
  { distanceKm, holesOfLight }: Pick<TeeTimeCard, "distanceKm" | "holesOfLight">,
): Fit | null {
  if (!fitFacts) return null;
  const { players, roundsWithHost, isHostPartner, hostAnswers, ...viewer } = fitFacts;
  const host = { firstName: hostFirstName, handicap: hostHandicap, roundsTogether: roundsWithHost, isPartner: isHostPartner };
  return fitOf({
    preferences,
    time,
    group: [host, ...(players ?? [])],
    distanceKm,
    holesOfLight,
    hostAnswers: hostAnswers && answerStatisticsOf(hostAnswers),
    viewer,
  });
}
