import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Dialog } from "@fourball/ui/overlays/dialog";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { EditForm } from "./edit-form.tsx";

/** Open while the address says so; closing adds a history entry. */
export function EditDialog({ isOpen, teeTime }: { isOpen: boolean; teeTime: TeeTimeDetail }): ReactNode {
  const navigate = useNavigate({ from: "/tee-times/$teeTimeId" });
  const close = (options: { ignoreBlocker?: boolean } = {}): void =>
    void navigate({ search: (search) => ({ ...search, edit: undefined }), replace: true, ...options });
  return (
    <Dialog
      description={texts.edit.description}
      onOpenChange={(open) => open || close()}
      open={isOpen}
      size="large"
      title={texts.edit.title}
    >
      <EditForm onSaved={() => close({ ignoreBlocker: true })} teeTime={teeTime} />
    </Dialog>
  );
}
