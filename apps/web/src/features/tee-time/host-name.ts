import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";

/** What the group calls the host. */
export const hostName = ({ host }: Pick<TeeTimeDetail, "host">): string => host.firstName ?? displayName(host);
