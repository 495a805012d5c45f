/** People by their phone number, and what unique constraints say about them (D20). */
import { and, eq, isNull } from 'drizzle-orm';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, users } from '#db/schema.server.ts';
import { REFUSALS } from './refusals.ts';

const accountColumns = {
  user_id: users.user_id,
  role: users.role,
  user_type: users.user_type,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  email_verified_at: users.email_verified_at,
  phone_number: users.phone_number,
  locale: users.locale,
  created_by: users.created_by,
  disabled_at: users.disabled_at,
  password_hash: credentials.password_hash,
  last_changed: credentials.last_changed,
  must_set_password: credentials.must_set_password,
  totp_secret: credentials.totp_secret,
  totp_confirmed_at: credentials.totp_confirmed_at,
};

async function findAccount(db: Db, where: ReturnType<typeof eq>) {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(and(where, isNull(users.deleted_at)));
  return row ?? null;
}

export const accountByPhone = (db: Db, phone_number: string) => findAccount(db, eq(users.phone_number, phone_number));
export const accountById = (db: Db, user_id: string) => findAccount(db, eq(users.user_id, user_id));
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const BAD_LINK = 'Invalid or expired link';
export const IN_USE = { phone_number: REFUSALS.phoneInUse, email: REFUSALS.emailInUse };
export const EXISTS = { phone_number: REFUSALS.exists, email: REFUSALS.exists };

type DatabaseError = { code?: string; constraint?: string; cause?: DatabaseError };
const TAKEN = { users_phone_number_unique: 'phone_number', users_email_unique: 'email' } as const;

/** The field whose unique constraint failed. */
function takenField(error: unknown): 'phone_number' | 'email' | undefined {
  const inner = ((error as DatabaseError)?.cause ?? error) as DatabaseError;
  return inner?.code === '23505' ? TAKEN[inner.constraint as keyof typeof TAKEN] : undefined;
}

/** Somebody else has the number or address. */
export class Taken extends Problem {
  constructor(message: string, field: 'phone_number' | 'email') {
    super(409, message, { field });
  }
}

/** Runs a write; a unique number or address that somebody else has becomes `Taken` with the given message. */
export async function unlessTaken<T>(work: () => Promise<T>, messages: Record<'phone_number' | 'email', string>) {
  try {
    return await work();
  } catch (error) {
    const field = takenField(error);
    if (field) throw new Taken(messages[field], field);
    throw error;
  }
}
