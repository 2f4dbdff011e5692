/** Asks again and again, one question after the other, for as long as the work takes; answers with each question's milliseconds. */
export async function during(work: Promise<unknown>, ask: () => Promise<Response>): Promise<number[]> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const taken: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a question meanwhile was answered ${answer.status}`);
    taken.push(performance.now() - asked);
  }
  await over;
  return taken;
}
