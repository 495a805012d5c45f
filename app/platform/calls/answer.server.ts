/** Helpers for bodies, answers and their schemas (spec 3). */
import { z } from '@hono/zod-openapi';

const problemBody = z
  .object({ success: z.literal(false), message: z.string(), field: z.string().optional() })
  .openapi('Problem');
export const done = z.object({ success: z.literal(true), message: z.string() });

export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
export const body = <T extends z.ZodType>(schema: T) => ({
  body: { content: { 'application/json': { schema } }, required: true as const },
});
export const refused = (description: string) => json(problemBody, description);

export const SMALL = { type: 'json', bytes: 32_768 } as const;

export const said = (message: string) => ({ success: true as const, message });
