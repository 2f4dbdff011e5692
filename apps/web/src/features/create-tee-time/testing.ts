import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen } from "@testing-library/react";
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
  await app.user.type(screen.getByLabelText("Tee Time"), "07:40");
}
