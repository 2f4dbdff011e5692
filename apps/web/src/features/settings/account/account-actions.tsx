import type { ReactNode } from "react";
import { ConnectionSection } from "./connection-section.tsx";
import { DataSection } from "./data-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export function AccountActions({ onDeleted }: { onDeleted: () => void }): ReactNode {
  return (
    <>
      <PasswordSection />
      <EmailSection />
      <PasskeysSection />
      <ConnectionSection />
      <SessionsSection />
      <DataSection onDeleted={onDeleted} />
    </>
  );
}
