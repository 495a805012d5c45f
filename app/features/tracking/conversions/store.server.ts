/** Conversions that other programs tell: written down first, then passed on to the CRM where it is another one. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AppJob, Ctx } from '#app/ctx.server.ts';
import { leadSource } from '#app/features/tracking/events.ts';
import { bookConversion, conversionOf } from '#app/integrations/crm/local.server.ts';
import { each } from '#app/platform/jobs/jobs.server.ts';
import type { Db } from '#db/client.server.ts';
import { crm_conversions } from '#db/schema.server.ts';
import type { ConversionFields } from './rules.ts';

export async function saveConversion(ctx: Ctx, tx: Db, location: string, fields: ConversionFields, key: string) {
  const { conversionEvent, domain = null, country = null, firstName = null, lastName = null } = fields;
  const { phoneNumber = null, email = null, utmParams = null } = fields;
  const conversion = { conversionEvent, domain, country, firstName, lastName, phoneNumber, email, utmParams };
  const { conversion_id, isNew } = await bookConversion(tx, location, conversion, `call:${key}`, ctx.now);
  if (isNew && ctx.crm.name !== 'local') await ctx.jobs.enqueue(tx, passOnJob, { conversion_id });
  return conversion_id;
}

/** A repeat finds the first, there as here. */
async function passOn(ctx: Ctx, { conversion_id }: { conversion_id: string }) {
  const [row] = await ctx.db.select().from(crm_conversions).where(eq(crm_conversions.conversion_id, conversion_id));
  if (!row) return;
  const stage = { service: null, stage: null, value: null, source: leadSource(row.utm_params), hasBought: false };
  const refusal = await ctx.crm.record(
    row.location_id,
    { ...conversionOf(row), ...stage },
    row.call_key,
    row.created_at,
  );
  if (refusal) throw new Error(`the CRM does not take it: ${refusal}`);
}

export const passOnJob: AppJob = {
  name: 'crm.pass-on',
  input: z.object({ conversion_id: z.uuid() }),
  retries: 8,
  pauseSeconds: 10,
  run: each(passOn),
};
