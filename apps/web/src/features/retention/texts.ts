/** What the page on the periods of data says around its table. */
export const texts = {
  title: "How long we keep your data",
  lead: "We delete things on our own once they aren't needed. You can download or delete your data in Settings at any time.",
};
