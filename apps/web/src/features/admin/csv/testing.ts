import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { fireEvent, screen, within } from "@testing-library/react";
import { renderRoute } from "../../../testing/render-route.tsx";

export const HEAD = "name,location,city,state";
const line = (number: number): string => `Course ${number},Here,Here,CA`;

export const csvOf = (count: number): string =>
  [HEAD, ...Array.from({ length: count }, (_, index) => line(index + 1))].join("\n");

export const csvFile = (content: BlobPart, name = "courses.csv", type = "text/csv"): File => new File([content], name, { type });

/** The upload dialog of an admin. */
export async function openUpload(calls: MockTreeChanges["admin"] = {}) {
  const rendered = renderRoute("/admin?tab=courses", {
    account: { current: () => anAccount({ isAdmin: true }) },
    admin: calls,
  });
  await rendered.user.click(await screen.findByRole("button", { name: "Upload CSV" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Upload CSV" }));
  // A dropped file bypasses the browser's filter.
  const choose = (file: File): void => void fireEvent.change(dialog.getByLabelText(/CSV file|\./), { target: { files: [file] } });
  return { ...rendered, dialog, choose };
}
