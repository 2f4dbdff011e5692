import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { fireEvent, screen } from "@testing-library/react";
import { renderRoute } from "../../testing/render-route.tsx";

type App = ReturnType<typeof renderRoute>;

export const openForm = (changes: MockTreeChanges = {}): App => renderRoute("/create", changes);
export const courseField = () => screen.findByRole("combobox", { name: "Golf Course" });
export const submit = () => screen.getByRole("button", { name: "Create Tee Time" });

export async function chooseCourse({ user }: App): Promise<void> {
  await user.click(await courseField());
  await user.click(await screen.findByRole("option", { name: "Cypress Hollow - Monterey, CA" }));
}

/** Fills in the required fields: Cypress Hollow, on Saturday at 7:40. */
export async function fillIn(app: App): Promise<void> {
  await chooseCourse(app);
  await app.user.click(screen.getByRole("radio", { name: "Saturday, June 13" }));
  setTime("07:40");
}

export const setTime = (value: string): void => void fireEvent.change(screen.getByLabelText("Tee Time"), { target: { value } });
