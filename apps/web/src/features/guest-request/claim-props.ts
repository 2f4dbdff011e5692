import type { OpenGuestRequestInput, OwnGuestRequest } from "@fourball/domain/guest/schema";

export type ClaimProps = {
  link: OpenGuestRequestInput;
  request: OwnGuestRequest;
  claim: NonNullable<OwnGuestRequest["claim"]>;
};
