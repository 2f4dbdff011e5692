/** What the dialog of a link says; a feature has them in its texts. */
export type ShareWords = {
  title: string;
  link: string;
  copy: string;
  /** After the link was copied. */
  whatNow: string;
  code: (title: string) => string;
};
