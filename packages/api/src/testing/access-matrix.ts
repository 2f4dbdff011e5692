import type { ProcedurePath } from "../router-types.ts";
import type { AccessCase } from "./access-matrix/access-case.ts";
import { accountCases } from "./access-matrix/account.ts";
import { adminCases } from "./access-matrix/admin.ts";
import { attendanceCases } from "./access-matrix/attendance.ts";
import { blockCases } from "./access-matrix/block.ts";
import { costCases } from "./access-matrix/cost.ts";
import { fillCases } from "./access-matrix/fill.ts";
import { golferCases } from "./access-matrix/golfers.ts";
import { identityCases } from "./access-matrix/identity.ts";
import { messageCases } from "./access-matrix/messages.ts";
import { passkeyCases } from "./access-matrix/passkey.ts";
import { proposalCases } from "./access-matrix/proposal.ts";
import { reportCases } from "./access-matrix/report.ts";
import { requestCases } from "./access-matrix/requests.ts";
import { roundLinkCases } from "./access-matrix/round-link.ts";
import { savedSearchCases } from "./access-matrix/saved-search.ts";
import { standingGameCases } from "./access-matrix/standing-game.ts";
import { teeTimeCases } from "./access-matrix/tee-time.ts";

/** The outcomes of every procedure for every role. */
export const accessMatrix = {
  ...accountCases,
  ...passkeyCases,
  ...identityCases,
  ...teeTimeCases,
  ...requestCases,
  ...fillCases,
  ...golferCases,
  ...attendanceCases,
  ...blockCases,
  ...roundLinkCases,
  ...costCases,
  ...proposalCases,
  ...savedSearchCases,
  ...standingGameCases,
  ...reportCases,
  ...messageCases,
  ...adminCases,
} as const satisfies Record<ProcedurePath, readonly AccessCase[]>;
