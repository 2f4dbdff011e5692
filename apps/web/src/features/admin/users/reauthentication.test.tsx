import { fail } from "@fourball/domain/failure";
import { anAdminUserDetail } from "@fourball/testkit/admin-fixtures";
import { idOf } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

const password = "a long walk";

/** An admin whose last sign-in is too long ago, and who enters the password. */
function open(admin: NonNullable<MockTreeChanges["admin"]> = {}) {
  let isConfirmed = false;
  const withReauthentication = <Answer,>(answer: Answer) =>
    isConfirmed ? answer : fail("passwordNeeded", { path: ["password"] });
  const setAdmin = vi.fn(({ userId, isAdmin }: { userId: string; isAdmin: boolean }) =>
    withReauthentication({ id: userId, email: "maya@example.com", firstName: "Maya", lastName: "Okafor", isAdmin }),
  );
  const suspend = vi.fn(({ userId }: { userId: string }) => withReauthentication({ userId, cancelled: 2 }));
  const app = renderRoute("/admin?tab=users", {
    account: {
      current: () => anAccount({ isAdmin: true }),
      reauthenticate: (given) => {
        if (given.password !== password) return fail("passwordWrong", { path: ["password"] });
        isConfirmed = true;
        return { confirmed: true };
      },
    },
    admin: { setAdmin, suspend, user: () => anAdminUserDetail(), ...admin },
  });
  return { ...app, setAdmin, suspend };
}

const maya = () => screen.findByRole("switch", { name: "Admin Status of Maya Okafor" });
const confirmDialog = () => screen.findByRole("dialog", { name: "Confirm it's you" });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "Confirm it's you" })).not.toBeInTheDocument());

async function makeMayaAdmin(user: ReturnType<typeof open>["user"]) {
  await user.click(await maya());
  await user.click(await screen.findByRole("button", { name: "Make admin" }));
  return within(await confirmDialog());
}

describe("an admin without a recent sign-in", () => {
  it("enters the password, then the action runs", async () => {
    const { user, setAdmin } = open();
    const dialog = await makeMayaAdmin(user);
    expect(screen.queryByText("Failed to update user")).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText("Your password"), `${password}{Enter}`);
    expect(await screen.findByText("Maya Okafor is now an admin.")).toBeVisible();
    await noDialog();
    expect(setAdmin.mock.calls).toEqual(Array(2).fill([{ userId: idOf(2), isAdmin: true }]));
  });

  it("sees at the field that the password is wrong", async () => {
    const { user, setAdmin } = open();
    const dialog = await makeMayaAdmin(user);
    await user.type(dialog.getByLabelText("Your password"), "a short walk{Enter}");
    await waitFor(() =>
      expect(dialog.getByLabelText("Your password")).toHaveAccessibleDescription("Current password is incorrect"),
    );
    expect(setAdmin).toHaveBeenCalledOnce();
  });

  it("can cancel, then nothing happens", async () => {
    const { user, setAdmin } = open();
    const dialog = await makeMayaAdmin(user);
    await user.click(dialog.getByRole("button", { name: "Not now" }));
    await noDialog();
    expect(await maya()).not.toBeChecked();
    expect(setAdmin).toHaveBeenCalledOnce();
  });

  it("can suspend a user from the details too", async () => {
    const { user, suspend } = open();
    await user.click(await screen.findByRole("button", { name: "View Details of Maya Okafor" }));
    await user.click(await screen.findByRole("button", { name: "Suspend" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.selectOptions(question.getByRole("combobox", { name: "Reason the golfer reads" }), "Spam or scam");
    await user.type(question.getByRole("textbox", { name: /^Why\?/ }), "Spam");
    await user.click(question.getByRole("button", { name: "Suspend" }));
    const dialog = within(await confirmDialog());
    await user.type(dialog.getByLabelText("Your password"), `${password}{Enter}`);
    expect(await screen.findByText("Maya Okafor is suspended. 2 games were cancelled.")).toBeVisible();
    expect(suspend).toHaveBeenCalledTimes(2);
  });

  it("sees why the action was refused after the password", async () => {
    let calls = 0;
    const refuse = () => {
      if (++calls === 1) return fail("passwordNeeded", { path: ["password"] });
      return fail("adminsMissing");
    };
    const { user } = open({ setAdmin: refuse });
    const dialog = await makeMayaAdmin(user);
    await user.type(dialog.getByLabelText("Your password"), `${password}{Enter}`);
    expect(await screen.findByText("At least one admin is required")).toBeVisible();
    await noDialog();
  });
});
