import type { ReactNode } from "react";
import { DataSection } from "./data-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export function AccountActions({ onDeleted }: { onDeleted: () => void }): ReactNode {
  return (
    <>
      <EmailSection />
      <PasskeysSection />
      <SessionsSection />
      <DataSection onDeleted={onDeleted} />
    </>
  );
}
