/** The API reference: every call with its policy, made from the API document of this very process. */
import { ctxContext } from '#app/ctx.server.ts';
import type { ApiOperation } from '#app/platform/api-document.ts';
import { brand } from '#content/brand.ts';
import type { Route } from './+types/api-reference-screen.ts';

export const loader = ({ context }: Route.LoaderArgs) => context.get(ctxContext).apiDocument();

export const meta = () => [{ title: `${brand.name} API` }, { name: 'robots', content: 'noindex' }];

export default function ApiReference({ loaderData: { info, paths } }: Route.ComponentProps) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: `${method}${path}`.replace(/\W+/g, '-'),
      path,
      method,
      operation,
    })),
  );
  return (
    <main lang="en" dir="ltr" className="mx-auto grid max-w-4xl gap-6 px-4 py-10">
      <h1 className="font-bold text-3xl">{info.title}</h1>
      <p className="text-quiet">
        Every call, its policy and its answers. The same as data:{' '}
        <a className="text-deep underline" href="/api-mv/openapi.json">
          openapi.json
        </a>
        . Errors are <code>{'{success: false, message, field?}'}</code>.
      </p>
      <nav aria-label="Calls">
        <ul className="grid gap-1 text-sm">
          {calls.map(({ id, path, method }) => (
            <li key={id}>
              <a className="inline-block min-h-6 text-deep underline [overflow-wrap:anywhere]" href={`#${id}`}>
                {method.toUpperCase()} {path}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {calls.map((entry) => (
        <Call key={entry.id} {...entry} />
      ))}
    </main>
  );
}

function Call({ id, path, method, operation }: { id: string; path: string; method: string; operation: ApiOperation }) {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-3 rounded-card border border-line bg-card p-5">
      <h2 id={`${id}-title`} className="break-all font-mono text-base">
        <b className="me-2 text-deep">{method.toUpperCase()}</b>
        {path}
      </h2>
      <p>{operation.summary}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {Object.entries(operation['x-policy']).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="font-mono [overflow-wrap:anywhere]">
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </dd>
          </div>
        ))}
      </dl>
      {operation.parameters && (
        <p className="text-sm">
          <b>Parameters</b>{' '}
          {operation.parameters.map((one) => `${one.name} (${one.in}${one.required ? '' : ', optional'})`).join(', ')}
        </p>
      )}
      {body && (
        <details>
          <summary className="min-h-6 cursor-pointer font-semibold text-sm">Body</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
          <pre tabIndex={0} className="overflow-x-auto p-2 text-xs">
            {JSON.stringify(body, null, 2)}
          </pre>
        </details>
      )}
      <p className="text-sm">
        <b>Answers</b>{' '}
        {Object.entries(operation.responses)
          .map(([status, answer]) => `${status} ${answer.description}`)
          .join(' · ')}
      </p>
    </section>
  );
}
