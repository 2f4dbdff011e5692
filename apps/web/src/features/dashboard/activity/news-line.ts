import type { News, NewsKind } from "@fourball/domain/notification/news";
import { dueTimeText, isOverdue } from "../../../shared/due-text.ts";
import { clockText, momentText, shortDate } from "../../../shared/formatting.ts";

type NewsOf = { [Kind in NewsKind]: Extract<News, { kind: Kind }> };
type Place = { courseName: string; date: string; time: string };

/** `Fri, Jun 12, 6:10 AM at Cypress Hollow`. */
const placeText = ({ date, time, courseName }: Place): string => `${shortDate(date)}, ${clockText(time)} at ${courseName}`;

const isOver = (at: string): boolean => isOverdue(at, Temporal.Now.instant());

const lines: { [Kind in NewsKind]: (news: NewsOf[Kind], actor: string) => string } = {
  "join-requested": (_, actor) => `${actor} asks to join`,
  "join-withdrawn": ({ wasConfirmed }, actor) =>
    wasConfirmed ? `${actor} cannot come after all` : `${actor} took the request back`,
  "guest-requested": (_, actor) => `${actor} asks to join as a guest`,
  "answer-due": ({ dueAt }, actor) =>
    `${actor} ${isOver(dueAt) ? "expected" : "expects"} your answer by ${dueTimeText(dueAt, Temporal.Now.instant())}`,
  "join-approved": () => "You're in: the host approved your request",
  "join-declined": () => "The host declined your request",
  "request-expired": () => "Your request expired without an answer",
  removed: () => "The host took you out of the game",
  "spot-offered": ({ expiresAt }) =>
    `A spot opened: it ${isOver(expiresAt) ? "was" : "is"} yours to ask for until ${dueTimeText(expiresAt, Temporal.Now.instant())}`,
  "offer-lapsed": () => "The spot that was yours to ask for went to the next in line",
  "tee-time-edited": () => "The host changed the game",
  "tee-time-cancelled": () => "The host cancelled the game",
  "host-handed-over": (_, actor) => `${actor} made you the host`,
  "host-changed": (_, actor) => `${actor} is the host now`,
  reminder: ({ when }) => (when === "soon" ? "You play soon" : "You play tomorrow"),
  "round-over": ({ closesAt }) => `How was your round? You can rate it until ${momentText(closesAt)}`,
  "password-reset": () => "You asked for a new password",
};

/** What happened, as a short sentence. */
export function newsLine<Kind extends NewsKind>(news: NewsOf[Kind] & { kind: Kind }, actorName: string | null): string {
  const line = lines[news.kind];
  return line(news, actorName ?? "A golfer");
}

/** Which game it is about, and what of it is different now. */
export function newsDetails(news: News): { game: string | undefined; before: string | undefined; reason: string | undefined } {
  return {
    game: "courseName" in news ? placeText(news) : undefined,
    before: news.kind === "tee-time-edited" ? placeText(news.before) : undefined,
    reason: news.kind === "tee-time-cancelled" && news.reason ? news.reason : undefined,
  };
}

const asked: ReadonlySet<NewsKind> = new Set(["join-requested", "guest-requested", "answer-due"]);

/** Whether it waits for the viewer's answer, and so is dealt with among the requests. */
export const isRequest = ({ kind }: News): boolean => asked.has(kind);
