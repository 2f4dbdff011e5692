export type Attachment = { filename: string; contentType: string; content: string };

export type Mail = {
  /** An email address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** The same at every attempt, so that a repeated mail can be recognized. */
  messageId?: string;
  attachments?: Attachment[];
};

export type Mailer = { send(mail: Mail): Promise<void> };
