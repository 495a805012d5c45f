/** Cursors: a list goes on after a key, never an offset; the key is sent as one opaque word. */
import { z } from 'zod';

export const sealCursor = (key: object) => Buffer.from(JSON.stringify(key)).toString('base64url');

export const cursor = <T extends z.ZodType>(key: T) =>
  z
    .string()
    .max(500)
    .transform((text, check): z.infer<T> => {
      try {
        return key.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      } catch {
        check.addIssue({ code: 'custom', message: 'Invalid cursor' });
        return z.NEVER;
      }
    });

/** An instant in a cursor. PostgreSQL has no year 0, ISO 8601 does. */
export const cursorInstant = z.iso.datetime().refine((text) => text >= '0001');

export const pageSize = z.coerce.number().int().min(1).max(100).default(50);
