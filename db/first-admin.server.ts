/** The first admin of an installation: a one-time code instead of a default password (D19, T42). */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Db } from './client.server.ts';
import { credentials, one_time_tokens, users } from './schema.server.ts';

const HOURS = 24;

/** Makes the admin when there is none with this number, and a code for one log-in; earlier codes end. */
export async function makeFirstAdmin(db: Db, phone: string, now: Date): Promise<string> {
  const number = parsePhoneNumberFromString(phone.trim(), 'US');
  if (!number?.isValid()) throw new Error(`not a phone number: write it with the country code, as in +573001234567`);
  const code = randomBytes(24).toString('base64url');
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ user_id: users.user_id, role: users.role })
      .from(users)
      .where(and(eq(users.phone_number, number.number), isNull(users.deleted_at)));
    if (known && known.role !== 'admin') throw new Error('this number belongs to an account that is no admin');
    const [made] = known
      ? [known]
      : await tx
          .insert(users)
          .values({
            role: 'admin',
            user_type: 'staff',
            first_name: 'Admin',
            last_name: 'Mirador',
            phone_number: number.number,
            created_at: now,
          })
          .returning({ user_id: users.user_id });
    if (!made) throw new Error('the account could not be made');
    await tx.insert(credentials).values({ user_id: made.user_id, must_set_password: true }).onConflictDoNothing();
    await tx
      .update(one_time_tokens)
      .set({ used_at: now })
      .where(
        and(
          eq(one_time_tokens.user_id, made.user_id),
          eq(one_time_tokens.purpose, 'log_in_code'),
          isNull(one_time_tokens.used_at),
        ),
      );
    await tx.insert(one_time_tokens).values({
      token_hash: createHash('sha256').update(code).digest('base64url'),
      purpose: 'log_in_code',
      user_id: made.user_id,
      created_at: now,
      expires_at: new Date(now.getTime() + HOURS * 3_600_000),
    });
  });
  return code;
}
