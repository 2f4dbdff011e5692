/** The fields that were touched here, so that another open tab's are left as they are. */
export const changedOnly = <Values extends object>(
  values: Values,
  dirtyFields: Partial<Record<keyof Values, boolean>>,
): Partial<Values> => {
  const changed: Partial<Values> = {};
  for (const name in values) if (dirtyFields[name]) changed[name] = values[name];
  return changed;
};
