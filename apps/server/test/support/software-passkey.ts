import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Options = { rpId: string; origin: string };

const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();

/** The heads of CBOR values that a key and an attestation are made of. */
const head = (major: number, value: number): Buffer => {
  const kind = major << 5;
  if (value < 24) return Buffer.from([kind | value]);
  return value < 256 ? Buffer.from([kind | 24, value]) : Buffer.from([kind | 25, value >> 8, value & 255]);
};
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytesOf = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** Present, verified, both; with the key in it. */
const FLAGS = { present: 1, verified: 4, hasKey: 64 };

/** An authenticator without a device, which signs what it is asked to, right or wrong. */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString("base64url");
  readonly rpId: string;
  readonly origin: string;
  counter = 0;
  isVerifying = true;
  /** Used in a frame of another site's page. */
  isFramed = false;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  constructor({ rpId, origin }: Options) {
    this.rpId = rpId;
    this.origin = origin;
  }

  create(challenge: string) {
    const key = this.#keys.publicKey.export({ format: "jwk" });
    const cose = map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytesOf(Buffer.from(key.x ?? "", "base64url"))],
      [number(-3), bytesOf(Buffer.from(key.y ?? "", "base64url"))],
    );
    const id = Buffer.from(this.id, "base64url");
    const authData = Buffer.concat([this.#data(FLAGS.hasKey), Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const attestation = map([text("fmt"), text("none")], [text("attStmt"), map()], [text("authData"), bytesOf(authData)]);
    const clientDataJSON = this.#clientData("webauthn.create", challenge).toString("base64url");
    return { ...this.#credential, response: { clientDataJSON, attestationObject: attestation.toString("base64url") } };
  }

  use(challenge: string) {
    const clientData = this.#clientData("webauthn.get", challenge);
    const data = this.#data(0);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return {
      ...this.#credential,
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      },
    };
  }

  get #credential() {
    return { id: this.id, rawId: this.id, type: "public-key" as const };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: this.isFramed }));
  }

  #data(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = FLAGS.present | (this.isVerifying ? FLAGS.verified : 0) | more;
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), counter]);
  }
}
