/** What is said when a request stored before signing in could not be sent. */
export const texts = {
  failed: "Request Submission Failed",
  failedHint: "Your login was successful, but we couldn't submit your tee time request. Please try again from the tee time page.",
};
