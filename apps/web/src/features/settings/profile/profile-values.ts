import type { Account } from "@fourball/domain/account/schema";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { lazyResolver } from "../../../kit/forms/lazy-resolver.ts";
import type { profileForm, savedFrom } from "./profile-form.ts";

export type ProfileValues = z.input<typeof profileForm>;
export type SavedProfile = z.output<typeof profileForm>;
export type ProfileForm = UseFormReturn<ProfileValues, ProfileValues, SavedProfile>;

/** Fields elsewhere in the section belong to the form of this id, so that Enter in one of them saves. */
export const PROFILE_FORM = "profile-form";

export const profileFields = [
  "publicProfile",
  "firstName",
  "lastName",
  "lastNameTo",
  "phoneNumber",
  "bio",
  "coverImageUrl",
  "profileImageUrl",
  "handicap",
] as const satisfies (keyof ProfileValues)[];

/** What a submit would save of the fields that the preview shows; null for invalid ones. */
export type SavedValues = ReturnType<typeof savedFrom>;

/** The schema with what needs it, in a chunk of its own. */
export const loadProfileForm = () => import("./profile-form.ts");

export const profileResolver = lazyResolver(() => loadProfileForm().then(({ profileResolver }) => profileResolver));

export const valuesOf = (account: Account): ProfileValues => ({
  publicProfile: account.publicProfile,
  firstName: account.firstName ?? "",
  lastName: account.lastName ?? "",
  lastNameTo: account.lastNameTo,
  phoneNumber: account.phoneNumber ?? "",
  bio: account.bio ?? "",
  coverImageUrl: account.coverImageUrl ?? "",
  profileImageUrl: account.profileImageUrl ?? "",
  handicap: account.handicap === null ? "" : String(account.handicap),
});
