/** A mail server that counts what arrives, by Message-ID and by the lead it is about. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** Long enough that a kill often falls between the mail and the note that it was sent. */
const ANSWER_MS = 15;

const headerOf = (mail: string, name: string) => new RegExp(`^${name}: *(.+)$`, 'im').exec(mail)?.[1]?.trim() ?? '';

export async function openMailSink() {
  const deliveries = new Map<string, number>();
  const byLead = new Map<string, Set<string>>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then(async (mail) => {
        const id = headerOf(mail, 'Message-ID');
        const lead = headerOf(mail, 'Reply-To');
        deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
        byLead.set(lead, (byLead.get(lead) ?? new Set()).add(id));
        await pause(ANSWER_MS);
        done();
      }, done);
    },
  });
  // A client that is killed resets its connection.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    byLead,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
