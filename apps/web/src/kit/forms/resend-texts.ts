/** What the button says that sends an email again. */
export const texts = {
  send: "Send the link",
  resend: "Send again",
  resending: "Sending...",
  wait: (seconds: number) => `Send again in ${seconds} s`,
  resent: "Sent. It can take a few minutes. Check your spam folder too.",
};
