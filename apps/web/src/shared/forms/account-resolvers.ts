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
export const forgotPasswordResolver = zodResolver(forgotPasswordInput);
export const newPasswordResolver = zodResolver(resetPasswordInput.pick({ newPassword: true }));
export const changePasswordResolver = zodResolver(changePasswordInput);
