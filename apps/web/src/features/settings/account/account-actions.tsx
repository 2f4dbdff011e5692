import type { ReactNode } from "react";
import { DataSection } from "./data-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export function AccountActions({ onDeleted }: { onDeleted: () => void }): ReactNode {
  return (
    <>
      <SessionsSection />
      <DataSection onDeleted={onDeleted} />
    </>
  );
}
