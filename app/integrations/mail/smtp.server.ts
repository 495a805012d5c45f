import nodemailer from 'nodemailer';
import type { Mail } from './mail.ts';

export function smtpMail(options: { url: string; from: string; domain: string }): Mail {
  const address = new URL(options.url);
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(address.hostname);
  const transport = nodemailer.createTransport({
    // A batch of jobs shares a few connections.
    pool: true,
    maxConnections: 3,
    host: address.hostname,
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    requireTLS: address.protocol === 'smtp:' && !isLocal,
    ignoreTLS: isLocal,
    ...(address.username && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ message_id, to, reply_to, subject, text, html, file }) {
      await transport.sendMail({
        from: options.from,
        to,
        ...(reply_to && { replyTo: reply_to }),
        subject,
        text,
        html,
        ...(file && {
          attachments: [
            { filename: file.file_name, contentType: file.content_type, content: Buffer.from(file.content) },
          ],
        }),
        messageId: `<${message_id}@${options.domain}>`,
      });
    },
    async forget() {},
  };
}
