import type { DayCounts } from "@fourball/domain/tee-time/list";
import type { MemberContext } from "../../../core/service-context.ts";
import { listedFigures } from "./listed-figures.ts";

/** How many listed games each of the coming days holds. */
export const countByDay = async (ctx: MemberContext): Promise<DayCounts> => (await listedFigures(ctx)).days;
