import type { Account } from "@fourball/domain/account/schema";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { renderPart, renderRoute } from "../../testing/render-route.tsx";

/** What was saved since the settings were opened. */
export const saves = vi.fn((_changes: UpdateProfileInput) => undefined);

/** The settings of Alex Lee, or one part of them, stored as on the server. */
export function openSettings(of: Partial<Account> = {}, calls: MockTreeChanges = {}, part?: ReactNode, path = "/settings") {
  saves.mockClear();
  let account = anAccount(of);
  const changes: MockTreeChanges = {
    ...calls,
    account: { current: () => account, ...calls.account },
    profile: {
      update: (changes) => {
        saves(changes);
        account = { ...account, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) };
        return account;
      },
      ...calls.profile,
    },
  };
  return part ? renderPart(path, part, changes) : renderRoute(path, changes);
}

const part = (name: string) => within(screen.getByRole("group", { name }));

/** The field for the address of a picture elsewhere. */
export async function linkField(user: UserEvent, of: "Photo" | "Cover"): Promise<HTMLElement> {
  await screen.findByRole("group", { name: of });
  await user.click(part(of).getByRole("button", { name: "Use a link instead" }));
  return part(of).getByRole("textbox");
}
