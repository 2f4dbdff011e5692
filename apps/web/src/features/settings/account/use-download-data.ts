import { useState } from "react";
import { saveFile } from "../../../kit/save-file.ts";
import { signInAgain } from "../../../kit/session/session.ts";
import { notify } from "../../../kit/toast.ts";
import { texts } from "./texts.ts";

/** Saves everything that is kept of the golfer as one file. */
export function useDownloadData(): { isPreparing: boolean; download: () => void } {
  const [isPreparing, setPreparing] = useState(false);
  const download = async () => {
    setPreparing(true);
    try {
      const answer = await fetch("/api/account/archive");
      if (answer.status === 401) signInAgain();
      else if (answer.ok) saveFile("fourball-my-data.zip", await answer.blob());
      else void notify({ type: "error", title: texts.data.downloadFailed, description: texts.data.tryAgain });
    } catch {
      // The line went down, also in the middle of the file.
      void notify({ type: "error", title: texts.data.downloadFailed, description: texts.data.offline });
    } finally {
      setPreparing(false);
    }
  };
  return { isPreparing, download: () => void download() };
}
