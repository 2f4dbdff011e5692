import { Button } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import Download from "lucide-react/icons/download";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { saveFile } from "../../../shared/save-file.ts";
import { apiErrorOf } from "../../../shared/trpc/api-error.ts";
import { notifyFailure } from "../../../shared/trpc/notify-failure.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { texts } from "./texts.ts";

const DeleteAccountDialog = lazy(() =>
  import("./delete-account-dialog.tsx").then(({ DeleteAccountDialog }) => ({ default: DeleteAccountDialog })),
);

/** Data export and account deletion. */
export function DataSection({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const { exporting, exportData } = useExport();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="stack gap-3">
      <h3>{texts.data.title}</h3>
      <p className="text-ink-2 text-small">{texts.data.description}</p>
      <Button className="w-fit" onClick={exportData} pending={exporting} pendingLabel={texts.data.preparing} variant="secondary">
        <Download aria-hidden="true" className="size-4 stroke-[1.75]" />
        {texts.data.download}
      </Button>
      <Link className={linkStyle({ className: "w-fit text-small" })} to="/data-retention">
        {texts.data.retention}
      </Link>
      <h3 className="pt-2">{texts.deletion.title}</h3>
      <p className="text-ink-2 text-small">{texts.deletion.description}</p>
      <Button aria-haspopup="dialog" className="w-fit" onClick={() => setOpen(true)} variant="danger">
        {texts.deletion.button}
      </Button>
      {isOpen ? (
        <Suspense>
          <DeleteAccountDialog onClose={() => setOpen(false)} onDeleted={onDeleted} />
        </Suspense>
      ) : null}
    </section>
  );
}

function useExport(): { exporting: boolean; exportData: () => void } {
  const { account } = trpc.useUtils();
  const [exporting, setExporting] = useState(false);
  const exportData = async () => {
    setExporting(true);
    try {
      // Fetched on every click and not cached.
      const data = await account.exportData.fetch(undefined, { staleTime: 0, gcTime: 0 });
      saveFile("fourball-my-data.json", "application/json", JSON.stringify(data, null, 2));
    } catch (error) {
      notifyFailure(apiErrorOf(error), texts.data.downloadFailed);
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportData: () => void exportData() };
}
