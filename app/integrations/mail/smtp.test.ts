import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { smtpMail } from './smtp.server.ts';

async function mailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((raw) => {
        received.push(raw);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const message = {
  message_id: '00000000-0000-4000-8000-000000000099',
  to: 'eva@correo.example',
  reply_to: 'servicio@correo.example',
  subject: 'Señal: ميرادور',
  text: 'Hola',
  html: '<p>Hola</p>',
};

test('a message leaves by SMTP with a Message-ID that never changes', async () => {
  const server = await mailServer();
  const mail = smtpMail({ url: server.url, from: 'Mirador <servicio@correo.example>', domain: 'correo.example' });
  await mail.send(message);
  await mail.send(message);
  expect(server.received).toHaveLength(2);
  for (const raw of server.received) {
    expect(raw).toContain('Message-ID: <00000000-0000-4000-8000-000000000099@correo.example>');
    expect(raw).toContain('To: eva@correo.example');
    expect(raw).toContain('Reply-To: servicio@correo.example');
    expect(raw).toMatch(/multipart\/alternative/);
  }
  await server.close();
});

test('a file goes with its message, under its name', async () => {
  const server = await mailServer();
  const mail = smtpMail({ url: server.url, from: 'servicio@correo.example', domain: 'correo.example' });
  const content = new TextEncoder().encode('%PDF-1.3 informe');
  await mail.send({ ...message, file: { file_name: 'mirador-esta.pdf', content_type: 'application/pdf', content } });
  const [raw = ''] = server.received;
  expect(raw).toMatch(/Content-Type: application\/pdf; name=mirador-esta\.pdf/);
  expect(raw).toMatch(/Content-Disposition: attachment; filename=mirador-esta\.pdf/);
  expect(raw).toContain(Buffer.from(content).toString('base64'));
  await server.close();
});

test('a mail server that is down is an error, so that the job is tried again', async () => {
  const server = await mailServer();
  await server.close();
  const mail = smtpMail({ url: server.url, from: 'servicio@correo.example', domain: 'correo.example' });
  await expect(mail.send(message)).rejects.toThrow();
});
