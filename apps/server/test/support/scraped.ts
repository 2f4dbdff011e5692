type Sample = { name: string; labels: Record<string, string>; value: number };

export type Scraped = {
  text: string;
  samples: Sample[];
  /** The sum of the samples with these labels; undefined when there is none. */
  value(name: string, labels?: Record<string, string>): number | undefined;
};

/** What Prometheus reads at an address. */
export async function scraped(url: string | undefined): Promise<Scraped> {
  if (url === undefined) throw new Error("no metrics are served");
  const text = await (await fetch(url)).text();
  const samples = text.split("\n").flatMap((line): Sample[] => {
    const [, name, labels = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = "", text = ""]) => [key, text]);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
  return {
    text,
    samples,
    value(name, wanted = {}) {
      const matching = samples.filter(
        (sample) => sample.name === name && Object.entries(wanted).every(([key, value]) => sample.labels[key] === value),
      );
      return matching.length === 0 ? undefined : matching.reduce((sum, { value }) => sum + value, 0);
    },
  };
}
