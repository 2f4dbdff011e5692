import { handicap, updateProfileInput } from "@fourball/domain/profile/settings";
import { readNumber } from "@fourball/domain/typed-number";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { z } from "zod";

const typedHandicap = z
  .string()
  .trim()
  .transform((typed) => (typed === "" ? null : (readNumber(typed) ?? Number.NaN)))
  .pipe(handicap);

/** What the profile form holds: text as it is typed, saved as the domain wants it. */
export const profileForm = updateProfileInput
  .pick({
    publicProfile: true,
    firstName: true,
    lastName: true,
    lastNameTo: true,
    phoneNumber: true,
    bio: true,
    coverImageUrl: true,
    profileImageUrl: true,
  })
  .required()
  .extend({ handicap: typedHandicap });

type Values = z.input<typeof profileForm>;

/** Names that stay as they are stored are not checked: the rules may be younger than they are. */
export const profileResolver: Resolver<Values, Values, z.output<typeof profileForm>> = (values, stored, options) => {
  const { firstName, lastName } = profileForm.shape;
  const form = profileForm.extend({
    firstName: values.firstName === stored?.firstName ? z.string() : firstName,
    lastName: values.lastName === stored?.lastName ? z.string() : lastName,
  });
  return zodResolver(form)(values, stored, options);
};

/** The values that a submit would save; null for invalid fields. */
export const savedFrom = (values: Partial<Values>) => ({
  handicap: profileForm.shape.handicap.safeParse(values.handicap).data ?? null,
  coverImageUrl: profileForm.shape.coverImageUrl.safeParse(values.coverImageUrl).data ?? null,
  profileImageUrl: profileForm.shape.profileImageUrl.safeParse(values.profileImageUrl).data ?? null,
});
