/** The API reference: every call with its policy, made from the API document of this very process. */
import { Fragment } from 'react';
import { ctxContext } from '#app/ctx.server.ts';
import type { ApiOperation } from '#app/platform/calls/api-document.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { brand } from '#content/brand.ts';
import type { Route } from './+types/api-reference-screen.ts';
import { DeveloperFrame } from './frame.tsx';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { apiDocument, env } = context.get(ctxContext);
  return { paths: apiDocument().paths, isDemo: env.APP_MODE === 'demo' };
};

export const meta = () => [{ title: `${brand.name} API` }, { name: 'robots', content: 'noindex' }];

type CallHeading = { id: string; path: string; method: string };

export default function ApiReference({ loaderData: { paths, isDemo } }: Route.ComponentProps) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: `${method}${path}`.replace(/\W+/g, '-'),
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  return (
    <DeveloperFrame here="api-reference" title={`${brand.name} API`} isDemo={isDemo}>
      <p className="max-w-[65ch] text-quiet">
        Every call, its policy and its answers. The same as data:{' '}
        <TextLink href="/api-mv/openapi.json">openapi.json</TextLink>. Errors are{' '}
        <code className="text-night text-sm">{'{success: false, message, field?}'}</code>.
      </p>
      <Index calls={calls} />
      {calls.map((entry) => (
        <Call key={entry.id} {...entry} />
      ))}
    </DeveloperFrame>
  );
}

/** Breaks after a slash rather than inside a name. */
const Path = ({ path }: { path: string }) => (
  <span className="min-w-0 [overflow-wrap:anywhere]">
    {path.split(/(?<=.\/)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
);

function Index({ calls }: { calls: CallHeading[] }) {
  return (
    <nav aria-label="Calls" className="rounded-card border border-line bg-card p-2 sm:p-3">
      <ul className="font-mono text-sm md:columns-2 md:gap-x-4">
        {calls.map(({ id, path, method }) => (
          <li key={id} className="break-inside-avoid">
            <a
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] rounded-md px-2 py-1 text-deep hover:bg-sky hover:underline"
              href={`#${id}`}
            >
              <span className="text-quiet">{method}</span> <Path path={path} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What an entry of the policy says; a dash where it asks for nothing. */
function spell(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(spell).join(', ') || '–';
  if (typeof value !== 'object') return String(value);
  return (
    Object.entries(value)
      .map(([name, inner]) => `${name} ${spell(inner)}`)
      .join(' · ') || '–'
  );
}

function Call({ id, path, method, operation }: CallHeading & { operation: ApiOperation }) {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-3 rounded-card border border-line bg-card p-5"
    >
      <h2
        id={`${id}-title`}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 font-mono! text-base tracking-normal!"
      >
        <b className="rounded-full bg-sky px-2.5 py-1 text-deep text-sm">{method}</b>
        <Path path={path} />
      </h2>
      <p>{operation.summary}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 border-line border-y py-3 text-sm">
        {Object.entries(operation['x-policy']).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{spell(value)}</dd>
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
