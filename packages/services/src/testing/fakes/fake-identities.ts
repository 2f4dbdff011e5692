import { isIdentityProblem } from "@fourball/domain/identity/constants";
import type { Identity, IdentityProvider } from "@fourball/domain/ports/identity-provider";

/** Instead of tokens: the code is what the provider says of the golfer, as JSON. */
export const fakeIdentities: IdentityProvider = {
  name: "Club login",
  issuer: "https://login.example/",
  begin: async ({ isFresh }) => {
    const state = crypto.randomUUID();
    const url = `https://login.example/authorize?state=${state}${isFresh ? "&prompt=login" : ""}`;
    return { url, secrets: { state, nonce: "n", verifier: "v" } };
  },
  finish: async (parameters, { state }) => {
    const problem = parameters.get("error");
    if (isIdentityProblem(problem)) return problem;
    if (parameters.get("state") !== state) return "refused";
    return { ...NO_CLAIMS, ...JSON.parse(parameters.get("code") ?? "{}") };
  },
};

const NO_CLAIMS: Omit<Identity, "subject"> = { verifiedEmail: null, firstName: null, lastName: null };
