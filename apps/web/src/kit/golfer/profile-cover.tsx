import { sizedPicture } from "@fourball/domain/picture/sized";
import { skyFile } from "@fourball/ui/art/sky-files";
import { type ReactNode, useState } from "react";

const sky = skyFile({ land: "parkland", light: "morning", variant: 1 });

/** A golfer's cover picture, or a morning sky where there is none or it cannot be loaded. It fills its frame. */
export function ProfileCover({ src }: { src: string | null }): ReactNode {
  const [failed, setFailed] = useState<string>();
  return (
    <img
      alt=""
      className="absolute inset-0 size-full object-cover object-[66%_60%]"
      decoding="async"
      height={200}
      onError={() => setFailed(src ?? undefined)}
      referrerPolicy="no-referrer"
      src={src && src !== failed ? sizedPicture(src, "large") : sky}
      width={800}
    />
  );
}
