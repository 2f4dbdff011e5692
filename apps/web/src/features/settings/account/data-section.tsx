import { Button } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import Download from "lucide-react/icons/download";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { saveFile } from "../../../kit/save-file.ts";
import { signInAgain } from "../../../kit/session/session.ts";
import { notify } from "../../../kit/toast.ts";
import { accountTexts } from "./texts.ts";

const DeleteAccountDialog = lazy(() =>
  import("./delete-account-dialog.tsx").then(({ DeleteAccountDialog }) => ({ default: DeleteAccountDialog })),
);

/** Data export and account deletion. */
export function DataSection({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const { isPreparing, download } = useDownloadData();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="stack gap-3">
      <h3>{accountTexts.data.title}</h3>
      <p className="text-ink-2 text-small">{accountTexts.data.description}</p>
      <Button
        className="w-fit"
        onClick={download}
        pending={isPreparing}
        pendingLabel={accountTexts.data.preparing}
        variant="secondary"
      >
        <Download aria-hidden="true" className="size-4 stroke-[1.75]" />
        {accountTexts.data.download}
      </Button>
      <Link className={linkStyle({ className: "w-fit text-small coarse:py-3" })} to="/data-retention">
        {accountTexts.data.retention}
      </Link>
      <h3 className="pt-2">{accountTexts.deletion.title}</h3>
      <p className="text-ink-2 text-small">{accountTexts.deletion.description}</p>
      <Button aria-haspopup="dialog" className="w-fit" onClick={() => setOpen(true)} variant="danger">
        {accountTexts.deletion.button}
      </Button>
      {isOpen ? (
        <Suspense>
          <DeleteAccountDialog onClose={() => setOpen(false)} onDeleted={onDeleted} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Saves everything that is kept of the golfer as one file. */
function useDownloadData(): { isPreparing: boolean; download: () => void } {
  const [isPreparing, setPreparing] = useState(false);
  const download = async () => {
    setPreparing(true);
    try {
      const answer = await fetch("/api/account/archive");
      if (answer.status === 401) signInAgain();
      else if (answer.ok) saveFile("fourball-my-data.zip", await answer.blob());
      else void notify({ type: "error", title: accountTexts.data.downloadFailed, description: accountTexts.data.tryAgain });
    } catch {
      // The line went down, also in the middle of the file.
      void notify({ type: "error", title: accountTexts.data.downloadFailed, description: accountTexts.data.offline });
    } finally {
      setPreparing(false);
    }
  };
  return { isPreparing, download: () => void download() };
}
