/** The mailbox of an installation without SMTP: one file a message, named by its id, so a repeat overwrites itself. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mail, MailFile } from './mail.ts';

export const mailboxMessage = z.object({
  message_id: z.string(),
  to: z.string(),
  reply_to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  received_at: z.string(),
  /** Beside it, under its id. */
  file: z.object({ file_name: z.string(), content_type: z.string() }).optional(),
});
export type MailboxMessage = z.infer<typeof mailboxMessage>;

export const mailboxDir = (dataDir: string) => join(dataDir, 'mailbox');

const fileOf = (dir: string, message_id: string) => join(dir, `${message_id}.file`);

export function mailboxMail(dir: string, clock: () => Date): Mail {
  let made: Promise<unknown> | undefined;
  return {
    async send({ file, ...message }) {
      made ??= mkdir(dir, { recursive: true, mode: 0o700 }).catch((error) => {
        made = undefined;
        throw error;
      });
      await made;
      const path = join(dir, `${message.message_id}.json`);
      const named = file && { file: { file_name: file.file_name, content_type: file.content_type } };
      const content: MailboxMessage = { ...message, ...named, received_at: clock().toISOString() };
      if (file) await writeFile(fileOf(dir, message.message_id), file.content, { mode: 0o600, flush: true });
      await writeFile(`${path}.part`, JSON.stringify(content, null, 2), { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },
    async forget(message_ids) {
      for (const id of message_ids)
        for (const path of [join(dir, `${id}.json`), fileOf(dir, id)]) await rm(path, { force: true });
    },
  };
}

/** The file of a message; nothing where it has none. */
export async function readMailboxFile(dir: string, message_id: string): Promise<MailFile | null> {
  const read = async () => {
    const { file } = mailboxMessage.parse(JSON.parse(await readFile(join(dir, `${message_id}.json`), 'utf8')));
    return file ? { ...file, content: new Uint8Array(await readFile(fileOf(dir, message_id))) } : null;
  };
  return read().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
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
