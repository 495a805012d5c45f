/** How a message leaves: SMTP when SMTP_URL is set, else a mailbox in DATA_DIR that demo mode shows. */
export type MailFile = { file_name: string; content_type: string; content: Uint8Array<ArrayBuffer> };

type MailMessage = {
  message_id: string;
  to: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  file?: MailFile | undefined;
};

export type Mail = {
  send(message: MailMessage): Promise<void>;
  /** What we still hold of them; what has left is no longer ours. */
  forget(message_ids: readonly string[]): Promise<void>;
};
