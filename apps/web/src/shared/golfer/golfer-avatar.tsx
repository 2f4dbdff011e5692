import { displayName, initials } from "@fourball/domain/profile/name";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import { Avatar, type AvatarProps } from "@fourball/ui/avatar";
import type { ReactNode } from "react";

/** A golfer's picture, or the initials on a color derived from the name. */
export function GolferAvatar({ golfer, size }: { golfer: PlayerAvatar; size?: AvatarProps["size"] }): ReactNode {
  return <Avatar initials={initials(golfer)} seed={displayName(golfer)} size={size} src={golfer.profileImageUrl} />;
}
