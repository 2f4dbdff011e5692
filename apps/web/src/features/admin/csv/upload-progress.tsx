import type { ReactNode } from "react";
import { countText } from "../../../shared/formatting.ts";

/** The server answers once, when all is done: how far it is cannot be told before. */
export function UploadProgress({ count }: { count: number }): ReactNode {
  return (
    <div className="stack gap-2">
      <p className="text-small tabular-nums" role="status">
        Uploading {countText(count, "course")}. This may take some seconds.
      </p>
      <div aria-label="Uploading the courses" className="h-1.5 overflow-hidden rounded-chip bg-line" role="progressbar">
        <div className="h-full w-1/3 animate-hairline rounded-chip bg-primary motion-reduce:w-full" />
      </div>
    </div>
  );
}
