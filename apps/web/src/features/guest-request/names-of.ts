/** A guest has one name; the last word of several is most likely the last name. */
export function namesOf(guestName: string): { firstName: string; lastName: string | null } {
  const words = guestName.split(" ");
  const lastName = words.length > 1 ? (words.pop() ?? null) : null;
  return { firstName: words.join(" "), lastName };
}
