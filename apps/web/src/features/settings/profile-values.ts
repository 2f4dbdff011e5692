import type { Account } from "@fourball/domain/account/schema";
import { handicap, updateProfileInput } from "@fourball/domain/profile/settings";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";

// Only as golfers write it: to `Number`, 0x10 and 1e1 are numbers too.
const toNumber = (typed: string): number => (/^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN);

const typedHandicap = z
  .string()
  .trim()
  .transform((typed) => (typed === "" ? null : toNumber(typed)))
  .pipe(handicap);

/** What the profile form holds: text as it is typed, saved as the domain wants it. */
export const profileForm = updateProfileInput
  .pick({
    publicProfile: true,
    firstName: true,
    lastName: true,
    phoneNumber: true,
    bio: true,
    coverImageUrl: true,
    profileImageUrl: true,
  })
  .required()
  .extend({ handicap: typedHandicap });

export type ProfileValues = z.input<typeof profileForm>;
export type ProfileForm = UseFormReturn<ProfileValues, unknown, z.output<typeof profileForm>>;

export const profileFields = profileForm.keyof().options;

/** The values that a submit would save; null for invalid fields. */
export const savedFrom = (values: Partial<ProfileValues>) => ({
  handicap: profileForm.shape.handicap.safeParse(values.handicap).data ?? null,
  coverImageUrl: profileForm.shape.coverImageUrl.safeParse(values.coverImageUrl).data ?? null,
  profileImageUrl: profileForm.shape.profileImageUrl.safeParse(values.profileImageUrl).data ?? null,
});

export const valuesOf = (account: Account): ProfileValues => ({
  publicProfile: account.publicProfile,
  firstName: account.firstName ?? "",
  lastName: account.lastName ?? "",
  phoneNumber: account.phoneNumber ?? "",
  bio: account.bio ?? "",
  coverImageUrl: account.coverImageUrl ?? "",
  profileImageUrl: account.profileImageUrl ?? "",
  handicap: account.handicap === null ? "" : String(account.handicap),
});
