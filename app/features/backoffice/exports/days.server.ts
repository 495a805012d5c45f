/** The days between which a list is read, as calls and addresses name them. */
import { z } from '@hono/zod-openapi';

/** PostgreSQL has no year 0, and nothing of ours is older. */
const day = z.iso
  .date()
  .refine((text) => text >= '2000')
  .optional()
  .openapi({ description: 'A day of Bogotá; both ends count' });

export const days = { start_date: day, end_date: day };
