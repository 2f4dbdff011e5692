/** `1,204`. */
export const figure = (count: number): string => new Intl.NumberFormat().format(count);
