type Event = { at: Temporal.Instant; run: (at: Temporal.Instant) => void };

/** Runs events in the order of their moments, those of one moment in the order in which they were added. */
export class Timeline {
  private readonly events: Event[] = [];

  add(at: Temporal.Instant, run: Event["run"]): void {
    let index = this.events.length;
    while (index > 0 && Temporal.Instant.compare(this.events[index - 1]?.at ?? at, at) > 0) index--;
    this.events.splice(index, 0, { at, run });
  }

  run(): void {
    for (let event = this.events.shift(); event; event = this.events.shift()) event.run(event.at);
  }
}
