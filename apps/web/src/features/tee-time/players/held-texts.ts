/** What the host reads beside an approved guest. */
export const heldTexts = {
  until: (time: string) => `Spot held until ${time}`,
  unproven: "Hasn't confirmed their email yet",
  copy: (guest: string) => `Copy ${guest}'s link`,
  copied: (guest: string, until: string | null) =>
    `Send it to ${guest}: it makes the account that keeps the spot${until ? ` until ${until}` : ""}.`,
  lapsed: "Didn't make an account in time",
};
