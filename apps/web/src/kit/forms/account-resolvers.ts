import {
  changePasswordInput,
  forgotPasswordInput,
  registerInput,
  resetPasswordInput,
  signInInput,
} from "@fourball/domain/account/schema";
import { zodResolver } from "@hookform/resolvers/zod";

export const signInResolver = zodResolver(signInInput);
export const registerResolver = zodResolver(registerInput);
/** What a mailed link asks for in another browser than the one of the sign-up. */
export const chosenResolver = zodResolver(registerInput.omit({ email: true, returnTo: true }));
export const forgotPasswordResolver = zodResolver(forgotPasswordInput);
export const newPasswordResolver = zodResolver(resetPasswordInput.pick({ newPassword: true }));
export const changePasswordResolver = zodResolver(changePasswordInput);
