import { FAILURES } from "@fourball/domain/failure";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderApp, renderRoute } from "../../../testing/render-route.tsx";

const photo = `https://tees.example/pictures/${"a".repeat(64)}-512.webp`;

async function openPhoto(profileImageUrl: string | null = photo, draw = renderRoute) {
  const saves = vi.fn((_changes: UpdateProfileInput) => undefined);
  const account = anAccount({ profileImageUrl });
  const { user } = draw("/settings", {
    account: { current: () => account },
    profile: {
      update: (changes) => {
        saves(changes);
        return { ...account, profileImageUrl: changes.profileImageUrl ?? null };
      },
    },
  });
  const group = await screen.findByRole("group", { name: "Photo" });
  return { user, saves, group, of: within(group) };
}

const heic = new File(["not a picture"], "IMG_0042.HEIC", { type: "image/heic" });

describe("the photo in the settings", () => {
  it("shows the size that fits, from this site", async () => {
    const { group } = await openPhoto(photo, renderApp);
    expect(group.querySelector("img")).toHaveAttribute("src", `/pictures/${"a".repeat(64)}-512.webp`);
    expect(screen.getByRole("banner").querySelector("img")).toHaveAttribute("src", `/pictures/${"a".repeat(64)}-96.webp`);
  });

  it("is removed, brought back, and removed for good when it is saved", async () => {
    const { user, saves, group, of } = await openPhoto();
    await user.click(of.getByRole("button", { name: "Remove" }));
    expect(group.querySelector("img")).toBeNull();
    expect(of.getByText(/^Removed\./)).toBeVisible();
    expect(of.getByText("Photo")).toHaveFocus();
    await user.click(of.getByRole("button", { name: "Undo" }));
    expect(group.querySelector("img")).not.toBeNull();
    expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();

    await user.click(of.getByRole("button", { name: "Remove" }));
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile Updated!")).toBeVisible();
    expect(saves).toHaveBeenCalledExactlyOnceWith({ profileImageUrl: null });
  });

  it.each([
    ["a text", new File(["words"], "notes.txt", { type: "text/plain" }), FAILURES.pictureTypeUnknown.text],
    ["an SVG", new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }), FAILURES.pictureTypeUnknown.text],
    ["a HEIC that the browser can't draw", heic, FAILURES.pictureHeic.text],
  ])("refuses %s that is dropped, and takes another after it", async (_what, file, message) => {
    vi.spyOn(Image.prototype, "decode").mockRejectedValue(new Error("cannot be drawn"));
    const { group, of } = await openPhoto(null);
    fireEvent.drop(group, { dataTransfer: { files: [file] } });
    expect(await of.findByRole("alert")).toHaveTextContent(message);
    expect(of.getByLabelText("Photo: Choose a photo")).toBeEnabled();
  });
});
