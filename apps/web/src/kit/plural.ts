type Forms = { one: string; other: string };

const rules = new Intl.PluralRules("en");
const number = new Intl.NumberFormat("en");

/** `1,204`. */
export const numberText = (value: number): string => number.format(value);

/** The form for a count, with the count in place of `#`: `plural(2, { one: "# request", other: "# requests" })`. */
export const plural = (count: number, forms: Forms): string =>
  (rules.select(count) === "one" ? forms.one : forms.other).replace("#", numberText(count));
