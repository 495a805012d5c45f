/** The mailbox of an installation without SMTP: one file a message, named by its id, so a repeat overwrites itself. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mail } from './mail.ts';

export const mailboxMessage = z.object({
  message_id: z.string(),
  to: z.string(),
  reply_to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  received_at: z.string(),
});
export type MailboxMessage = z.infer<typeof mailboxMessage>;

export const mailboxDir = (dataDir: string) => join(dataDir, 'mailbox');

export function mailboxMail(dir: string, clock: () => Date): Mail {
  let made: Promise<unknown> | undefined;
  return {
    async send(message) {
      made ??= mkdir(dir, { recursive: true, mode: 0o700 }).catch((error) => {
        made = undefined;
        throw error;
      });
      await made;
      const file = join(dir, `${message.message_id}.json`);
      const content: MailboxMessage = { ...message, received_at: clock().toISOString() };
      await writeFile(`${file}.part`, JSON.stringify(content, null, 2), { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
    },
    async forget(message_ids) {
      for (const id of message_ids) await rm(join(dir, `${id}.json`), { force: true });
    },
  };
}

export async function readMailbox(dir: string): Promise<MailboxMessage[]> {
  const files = await readdir(dir).catch(() => []);
  const messages = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => {
        const path = join(dir, file);
        const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
        return { message: mailboxMessage.parse(JSON.parse(text)), mtimeMs };
      }),
  );
  // Two messages of one instant stand in the order in which they were written.
  return messages
    .sort((a, b) => b.message.received_at.localeCompare(a.message.received_at) || b.mtimeMs - a.mtimeMs)
    .slice(0, 200)
    .map(({ message }) => message);
}
