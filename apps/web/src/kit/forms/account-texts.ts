/** What the forms that make an account call their fields. */
export const accountFormTexts = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  password: "Password",
  optional: "(optional)",
};
