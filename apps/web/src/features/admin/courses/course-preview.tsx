import { imageUrl } from "@fourball/domain/picture/image-url";
import { sizedPicture } from "@fourball/domain/picture/sized";
import { type ReactNode, useState } from "react";

/** The picture of a course, as soon as its address would be taken. */
export function CoursePreview({ address }: { address: string }): ReactNode {
  const [failed, setFailed] = useState<string>();
  if (failed === address || !imageUrl.safeParse(address).success) return null;
  return (
    <div className="relative aspect-3/1 overflow-clip rounded-control bg-primary-soft">
      <img
        alt=""
        className="absolute inset-0 size-full object-cover"
        decoding="async"
        height={450}
        onError={() => setFailed(address)}
        referrerPolicy="no-referrer"
        src={sizedPicture(address, "small")}
        width={800}
      />
    </div>
  );
}
