/** The mailbox of demo mode: what would have left by e-mail, as text. */
import { ctxContext } from '#app/ctx.server.ts';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { spots } from '#app/ui/scenes/spots.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Route } from './+types/mailbox-screen.ts';
import { DeveloperFrame } from './frame.tsx';

export const loader = ({ context }: Route.LoaderArgs) => context.get(ctxContext).readMailbox();

export const meta = () => [{ title: 'Mailbox' }, { name: 'robots', content: 'noindex' }];

type Message = Route.ComponentProps['loaderData'][number];

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

export default function Mailbox({ loaderData: messages }: Route.ComponentProps) {
  return (
    <DeveloperFrame here="mailbox" title="Mailbox" isDemo>
      <p className="max-w-[65ch] text-quiet">
        Demo mode keeps messages here instead of sending them. Reload to see new ones.
      </p>
      {messages.length === 0 ? (
        <EmptyState
          title="No messages yet"
          text="Write to us on the start page, and the message to the staff appears here."
          scene={<spots.mail className="h-auto w-52 max-w-full rounded-card" />}
        />
      ) : (
        <ol className="grid max-w-3xl gap-4">
          {messages.map((message) => (
            <li key={message.message_id}>
              <Letter message={message} />
            </li>
          ))}
        </ol>
      )}
    </DeveloperFrame>
  );
}

function Letter({ message: { message_id, subject, text, to, reply_to, received_at, file } }: { message: Message }) {
  const head = { To: to, ...(reply_to && { 'Answers to': reply_to }) };
  return (
    <article className="overflow-hidden rounded-card border border-line bg-card">
      <header className="grid gap-1 border-line border-b bg-sky/40 px-5 py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="font-semibold text-lg" dir="auto">
            {subject}
          </h2>
          <time dateTime={received_at} className="text-quiet text-sm tabular-nums">
            {time.format(new Date(received_at))} UTC
          </time>
        </div>
        <dl className="flex flex-wrap gap-x-6 text-sm">
          {Object.entries(head).map(([name, address]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-quiet">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{address}</dd>
            </div>
          ))}
        </dl>
      </header>
      <pre className="whitespace-pre-wrap break-words px-5 py-4 font-sans" dir="auto">
        {text}
      </pre>
      {file && (
        <p className="border-line border-t px-5 py-3">
          <TextLink alone href={`/api-mv/dev/mailbox/${message_id}/file`} download={file.file_name}>
            {file.file_name}
          </TextLink>
        </p>
      )}
    </article>
  );
}
