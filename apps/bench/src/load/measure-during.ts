/** Repeats the request sequentially until the work is done; returns the milliseconds of each request. */
export async function measureDuring(work: Promise<unknown>, request: () => Promise<Response>): Promise<number[]> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const durations: number[] = [];
  while (!isDone) {
    const started = performance.now();
    const response = await request();
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a concurrent request failed with status ${response.status}`);
    durations.push(performance.now() - started);
  }
  await done;
  return durations;
}
