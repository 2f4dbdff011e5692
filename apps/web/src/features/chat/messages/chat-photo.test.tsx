import { aChatMessage } from "@fourball/testkit/tee-time-fixtures";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ChatPhotoButton } from "./chat-photo.tsx";

const url = `/pictures/chat-${"a".repeat(64)}-1600.webp`;
const photo = { url, width: 1600, height: 800 };

describe("a photo in the chat", () => {
  it("keeps its place while it loads, says what it shows, and opens larger", async () => {
    const user = userEvent.setup();
    const { container } = render(<ChatPhotoButton description="The dunes at 7" photo={photo} />);
    const button = screen.getByRole("button", { name: "Open photo: The dunes at 7" });
    expect(button.style).toMatchObject({ width: "282px", aspectRatio: "1600 / 800" });
    expect(container.querySelector("img")).toHaveAttribute("src", url.replace("1600", "800"));
    expect(screen.getByText("The dunes at 7")).toBeVisible();
    await user.click(button);
    expect(await screen.findByRole("dialog", { name: "Photo" })).toHaveAccessibleDescription("The dunes at 7");
    expect(screen.getByRole("img", { name: "The dunes at 7" })).toHaveAttribute("src", url);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("is drawn no taller than a screen has room for, without a text that says nothing", () => {
    render(<ChatPhotoButton description={aChatMessage({ message: "Photo" }).message} photo={{ ...photo, height: 3200 }} />);
    expect(screen.getByRole("button").style.width).toBe("180px");
    expect(screen.queryByText("Photo")).not.toBeInTheDocument();
  });

  it("says that it is gone when it cannot be loaded", () => {
    const { container } = render(<ChatPhotoButton description="Photo" photo={photo} />);
    fireEvent.error(container.querySelector("img") ?? container);
    expect(screen.getByText("This photo is no longer here.")).toBeVisible();
  });
});
