import { Cover } from "@fourball/ui/art/cover";
import { type ReactNode, useState } from "react";

/** A golfer's cover picture, or the green hills where there is none or it cannot be loaded. It fills its frame. */
export function ProfileCover({ src }: { src: string | null }): ReactNode {
  const [failed, setFailed] = useState<string>();
  if (!src || src === failed) return <Cover className="absolute inset-0" />;
  return (
    <img
      alt=""
      className="absolute inset-0 size-full object-cover"
      decoding="async"
      height={200}
      onError={() => setFailed(src)}
      referrerPolicy="no-referrer"
      src={src}
      width={800}
    />
  );
}
