import { REPORT_OUTCOME_WORDS, type ReportSubject } from "../../report/constants.ts";
import type { MessageTemplate } from "../message.ts";

const REPORTED: Record<ReportSubject, string> = {
  golfer: "A golfer",
  message: "A message",
  game: "A game",
  picture: "A picture",
};

export const reportSettled: MessageTemplate<"report-settled"> = ({ subject, outcome }) => ({
  subject: "About your report",
  lead: REPORT_OUTCOME_WORDS[outcome],
  facts: [["You reported", REPORTED[subject]]],
  note: "We don't tell anyone who reported what. Thanks for looking out for everyone.",
  action: { label: "See your activity", path: "/dashboard?tab=requests" },
});
