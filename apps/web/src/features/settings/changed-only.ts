/** Only the dirty fields, so that changes from another tab are not overwritten. */
export const changedOnly = <Values extends object>(
  values: Values,
  dirtyFields: Partial<Record<keyof Values, boolean>>,
): Partial<Values> => {
  const changed: Partial<Values> = {};
  for (const name in values) if (dirtyFields[name]) changed[name] = values[name];
  return changed;
};
