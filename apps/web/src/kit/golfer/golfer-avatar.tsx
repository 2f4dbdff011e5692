import { sizedPicture } from "@fourball/domain/picture/sized";
import { displayName, initials } from "@fourball/domain/profile/name";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import { Avatar, type AvatarProps } from "@fourball/ui/avatar";
import type { ReactNode } from "react";

type GolferAvatarProps = Pick<AvatarProps, "size" | "isNamed"> & { golfer: PlayerAvatar };

/** A golfer's picture, or the initials on a color derived from the name. */
export function GolferAvatar({ golfer, ...look }: GolferAvatarProps): ReactNode {
  const { profileImageUrl } = golfer;
  const src = profileImageUrl && sizedPicture(profileImageUrl, look.size === "huge" ? "large" : "small");
  return <Avatar {...look} initials={initials(golfer)} seed={displayName(golfer)} src={src} />;
}
