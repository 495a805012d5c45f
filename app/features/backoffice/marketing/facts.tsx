/** What is known of one thing, as words beside their values; whatever somebody typed keeps its own direction. */
import type { ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode };

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
    {facts.map(({ label, value }) => (
      <div key={label} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
        <dt className="text-quiet text-sm leading-6">{label}</dt>
        <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Text of somebody outside: never more than a text. */
export const Typed = ({ children }: { children: string }) => <bdi dir="auto">{children}</bdi>;
