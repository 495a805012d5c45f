/** The headers that every answer carries. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Written to Node's own response where there is one: a Headers object for each answer would cost more than all the rest
 * of a small call. What an answer sets itself wins over it.
 */
export function setHeader(c: Context, name: string, value: string) {
  const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
  if (outgoing) outgoing.setHeader(name, value);
  else c.header(name, value);
}
