import { plural } from "../../shared/plural.ts";

/** Asked before an approval that takes the last spot. */
export const texts = {
  fills: "This fills the group",
  leftOut: (names: string, count: number) =>
    plural(count, {
      one: `${names} stays behind and keeps waiting. Decline them too?`,
      other: `${names} stay behind and keep waiting. Decline them too?`,
    }),
  cancel: "Cancel",
  approveOnly: "Approve only",
  approveAndDecline: (count: number) =>
    plural(count, { one: "Approve and decline the other", other: "Approve and decline the others" }),
};
