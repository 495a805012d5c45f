import { z } from '@hono/zod-openapi';

/** Codes by field. A name of the prototype would be left out by the record and so pass for no field at all. */
export const answers = z.preprocess(
  (given, ctx) => {
    if (given && typeof given === 'object' && Object.hasOwn(given, '__proto__'))
      ctx.addIssue({ code: 'custom', path: ['__proto__'] });
    return given;
  },
  z.record(z.string().max(60), z.string().max(80)),
);
