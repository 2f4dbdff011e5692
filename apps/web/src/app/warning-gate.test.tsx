import { idOf, NOW } from "@fourball/testkit/fixtures";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderApp } from "../testing/render-route.tsx";

it("keeps a warned golfer until the warning is acknowledged", async () => {
  let warnings = [{ id: idOf(710), category: "spam" as const, at: NOW }];
  const acknowledge = vi.fn(({ id }: { id: string }) => {
    warnings = [];
    return { id };
  });
  const { user } = renderApp("/marketplace", { report: { warnings: () => warnings, acknowledge } });
  expect(await screen.findByRole("alertdialog", { name: "A warning from our admins" })).toHaveTextContent("Reason: Spam or scam");
  expect(screen.getByRole("link", { name: /contact us/ })).toHaveAttribute("href", "/contact");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "I understand" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(acknowledge).toHaveBeenCalledExactlyOnceWith({ id: idOf(710) });
});
