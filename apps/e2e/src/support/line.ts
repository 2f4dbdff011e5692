import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The line between a phone and the server, which may be slow, or dead: then it takes connections and carries nothing. */
export class Line {
  readonly url: string;
  bytesPerSecond = Number.POSITIVE_INFINITY;
  isDead = false;
  #carried: Promise<void> = Promise.resolve();

  private constructor(port: number) {
    this.url = `http://localhost:${port}`;
  }

  /** It ends with the test's process. */
  static async to(serverUrl: string): Promise<Line> {
    const server = createServer().listen(0).unref();
    await once(server, "listening");
    const address = server.address();
    if (typeof address !== "object" || !address) throw new Error("The line has no port");
    const line = new Line(address.port);
    server.on("connection", (phone) => {
      const upstream = connect(Number(new URL(serverUrl).port), "localhost");
      line.#join(phone, upstream);
      line.#join(upstream, phone);
    });
    return line;
  }

  #join(from: Socket, to: Socket): void {
    from
      .on("error", () => to.destroy())
      .pipe(this.#carrier())
      .pipe(to);
  }

  /** All connections share the line: one piece after the other. */
  #carrier(): Transform {
    return new Transform({
      transform: (bytes: Buffer, _, done) => {
        this.#carried = this.#carried.then(async () => {
          await pause((1000 * bytes.length) / this.bytesPerSecond);
          while (this.isDead) await pause(20);
          done(null, bytes);
        });
      },
    });
  }
}
