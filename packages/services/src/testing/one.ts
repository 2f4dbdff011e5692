/** The only row of an answer. */
export const one = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error("the answer has no row");
  return row;
};
