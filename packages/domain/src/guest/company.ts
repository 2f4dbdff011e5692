/** Who plays in a game besides its host, as people without an account read it: no last names. */
export type Company = {
  /** Of golfers whose profile is public. */
  firstNames: readonly string[];
  /** Other golfers. */
  golfers: number;
  /** Guests, and friends whom golfers bring. */
  guests: number;
};

const counted = (count: number, one: string): string[] => (count === 0 ? [] : [count === 1 ? `a ${one}` : `${count} ${one}s`]);

/** `Jonas, Priya, and 2 guests`; empty where only the host plays. */
export const companyText = ({ firstNames, golfers, guests }: Company): string =>
  new Intl.ListFormat("en-US").format([...firstNames, ...counted(golfers, "golfer"), ...counted(guests, "guest")]);
