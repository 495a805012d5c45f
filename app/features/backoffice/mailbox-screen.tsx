/** The mailbox of demo mode: what would have left by e-mail, as text. */
import { ctxContext } from '#app/ctx.server.ts';
import type { Route } from './+types/mailbox-screen.ts';

export const loader = ({ context }: Route.LoaderArgs) => context.get(ctxContext).readMailbox();

export const meta = () => [{ title: 'Mailbox' }, { name: 'robots', content: 'noindex' }];

export default function Mailbox({ loaderData: messages }: Route.ComponentProps) {
  return (
    <main lang="en" dir="ltr" className="mx-auto grid max-w-3xl gap-4 px-4 py-10">
      <h1 className="font-bold text-3xl">Mailbox</h1>
      <p className="text-quiet">Demo mode keeps messages here instead of sending them. Reload to see new ones.</p>
      {messages.length === 0 && <p className="rounded-card border border-line bg-card p-5">No messages yet.</p>}
      {messages.map((message) => (
        <article key={message.message_id} className="grid gap-2 rounded-card border border-line bg-card p-5">
          <h2 className="font-semibold text-lg" dir="auto">
            {message.subject}
          </h2>
          <p className="break-words text-quiet text-sm">
            {message.received_at} · to {message.to}
            {message.reply_to && ` · answers to ${message.reply_to}`}
          </p>
          <pre className="whitespace-pre-wrap break-words font-sans" dir="auto">
            {message.text}
          </pre>
        </article>
      ))}
    </main>
  );
}
