import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import Provider from "oidc-provider";
import { z } from "zod";

const tokens = z.looseObject({ id_token: z.string() });

type Claims = Record<string, unknown>;

export type TestProvider = AsyncDisposable & {
  issuer: string;
  /** What it says of the golfers who sign in there, by their login. */
  golfers: Map<string, Claims>;
  /** What it says of them in the id token as well; nothing by default, as the standard advises. */
  inTokens: Map<string, Claims>;
  /** Changes the id tokens that it answers with. */
  tamper?: (idToken: string) => string;
  /** Stops answering. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Takes calls and never answers them. */
  hang(): void;
};

export const CLIENT = { id: "fourball", secret: "a secret of the test that is long enough" };

/** A real provider with a page to sign in, where any password is right. */
export async function startProvider(redirectUri: string): Promise<TestProvider> {
  let handle: RequestListener = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the provider has no port");
  const { port } = address;
  const issuer = `http://localhost:${port}`;
  const golfers = new Map<string, Claims>();
  const inTokens = new Map<string, Claims>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    cookies: { keys: ["a key of the test"] },
    conformIdTokenClaims: false,
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async (use) => ({ sub: accountId, ...(use === "id_token" ? inTokens : golfers).get(accountId) }),
    }),
  });
  const goAway = async () => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), "close");
  };
  const comeBack = async () => void (await once(server.listen(port, "127.0.0.1"), "listening"));
  const hang = () => {
    handle = () => undefined;
  };
  const started: TestProvider = { issuer, golfers, inTokens, goAway, comeBack, hang, [Symbol.asyncDispose]: goAway };
  provider.use(async (context, next) => {
    await next();
    const answer = tokens.safeParse(context.body);
    if (started.tamper && answer.success) context.body = { ...answer.data, id_token: started.tamper(answer.data.id_token) };
  });
  handle = provider.callback();
  return started;
}
