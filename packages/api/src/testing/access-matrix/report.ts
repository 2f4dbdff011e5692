import type { ProcedurePath } from "../../router-types.ts";
import {
  type AccessCase,
  ADMIN_ONLY,
  admins,
  filters,
  members,
  NO_TEE_TIME,
  OK,
  outsiders,
  theGame,
  theHost,
} from "./access-case.ts";

const MYSELF = "400 You cannot report yourself";
const because = { reason: "harassment" } as const;
const aReport = { reportId: "2c9f3a58-8d3a-4e0f-9a51-0c1f4f6f2f10" };
const noReport = members(ADMIN_ONLY, { admin: "404 Report not found" });

export const reportCases = {
  "report.send": [
    {
      game: "listed",
      input: (scene) => ({ about: { subject: "golfer", ...theHost(scene) }, ...because }),
      outcomes: members(OK, { host: MYSELF }),
    },
    {
      game: "listed",
      input: ({ golfers }) => ({ about: { subject: "golfer", userId: golfers.admin.id }, ...because }),
      // A private profile, whose golfer is in no game.
      outcomes: members("404 Golfer not found", { admin: MYSELF }),
    },
    {
      game: "unlisted",
      input: (scene) => ({ about: { subject: "game", ...theGame(scene) }, ...because }),
      outcomes: members(OK, { ...outsiders, host: MYSELF }),
    },
    {
      game: "cancelled",
      input: (scene) => ({ about: { subject: "game", ...theGame(scene) }, ...because }),
      outcomes: members(OK, { ...outsiders, host: MYSELF }),
    },
    {
      game: "unlisted",
      input: (scene) => ({ about: { subject: "message", ...theGame(scene), seq: 1 }, ...because }),
      outcomes: members(NO_TEE_TIME, {
        pending: "403 You are not a participant of this tee time",
        confirmed: OK,
        host: MYSELF,
      }),
    },
    {
      game: "listed",
      input: (scene) => ({ about: { subject: "picture", ...theHost(scene), picture: "photo" }, ...because }),
      outcomes: members("404 Picture not found", { host: MYSELF }),
    },
  ],
  "report.warnings": [{ game: "listed", outcomes: members(OK) }],
  "report.acknowledge": [{ game: "listed", input: () => ({ id: aReport.reportId }), outcomes: members("404 Warning not found") }],
  "admin.reports": [{ game: "listed", ...filters, outcomes: admins }],
  "admin.report": [{ game: "listed", input: () => aReport, outcomes: noReport }],
  "admin.takeReport": [{ game: "listed", input: () => aReport, outcomes: noReport }],
  "admin.releaseReport": [{ game: "listed", input: () => aReport, outcomes: noReport }],
  "admin.settleReport": [
    { game: "listed", input: () => ({ ...aReport, category: "spam", reason: "Nothing in it" }), outcomes: noReport },
  ],
  "admin.undoModeration": [
    {
      game: "listed",
      input: () => ({ actionId: aReport.reportId, reason: "A mistake" }),
      outcomes: members(ADMIN_ONLY, { admin: "404 Action not found" }),
    },
  ],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
