import type { StandingGolfer } from "@fourball/domain/standing-game/schema";
import type { MemberContext } from "../../core/service-context.ts";
import { findCandidates } from "./find-candidates.ts";

/** Whom the viewer can make a regular of a standing game, by name. */
export const listCandidates = ({ db, viewer }: MemberContext): Promise<StandingGolfer[]> => findCandidates(db, viewer.id);
