import type { ProcedurePath } from "../router-types.ts";
import type { AccessCase } from "./access-matrix/access-case.ts";
import { accountCases } from "./access-matrix/account.ts";
import { adminCases } from "./access-matrix/admin.ts";
import { blockCases } from "./access-matrix/block.ts";
import { golferCases } from "./access-matrix/golfers.ts";
import { messageCases } from "./access-matrix/messages.ts";
import { passkeyCases } from "./access-matrix/passkey.ts";
import { requestCases } from "./access-matrix/requests.ts";
import { teeTimeCases } from "./access-matrix/tee-time.ts";

/** The outcomes of every procedure for every role. */
export const accessMatrix = {
  ...accountCases,
  ...passkeyCases,
  ...teeTimeCases,
  ...requestCases,
  ...golferCases,
  ...blockCases,
  ...messageCases,
  ...adminCases,
} as const satisfies Record<ProcedurePath, readonly AccessCase[]>;
