/** Demo mode: the people of the demonstration, each with a password that is printed once and kept (D19). */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import {
  comments,
  credentials,
  documents,
  payments,
  subscription_applicants,
  subscriptions,
  users,
} from './schema.server.ts';
import { seedMarketing } from './seed-marketing.server.ts';

/** Argon2id, the library's default kind. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

type Person = typeof users.$inferInsert & { label: string; user_id: string };
const primary = '00000000-0000-4000-8000-000000000001';
const ADMIN = '00000000-0000-4000-8000-000000000011';
const people: Person[] = [
  {
    label: 'applicant A',
    user_id: primary,
    first_name: 'Ana',
    last_name: 'Ejemplo',
    phone_number: '+573000000001',
    email: 'ana@mirador.example',
    email_verified_at: new Date(),
    service_type: 'FirstTime',
    current_step: 'password_set',
    number_in_party: 3,
  },
  {
    label: 'applicant B',
    user_id: '00000000-0000-4000-8000-000000000002',
    first_name: 'Beto',
    last_name: 'Muestra',
    phone_number: '+573000000002',
    email: 'beto@mirador.example',
    service_type: 'VisitorVisaCanada',
    current_step: 'password_set',
    number_in_party: 1,
  },
  {
    label: 'A1, family of A',
    user_id: '00000000-0000-4000-8000-000000000003',
    role: 'secondary',
    user_type: 'secondary',
    primary_user_id: primary,
    relationship: 'spouse',
    first_name: 'Alma',
    last_name: 'Ejemplo',
    phone_number: '+573000000003',
    email: 'alma@mirador.example',
    email_verified_at: new Date(),
    service_type: 'FirstTime',
    current_step: 'password_set',
  },
  {
    label: 'A2, minor of A',
    user_id: '00000000-0000-4000-8000-000000000004',
    role: 'secondary',
    user_type: 'secondary',
    primary_user_id: primary,
    relationship: 'child',
    is_minor: true,
    service_type: 'FirstTime',
    first_name: 'Abel',
    last_name: 'Ejemplo',
  },
  {
    label: 'applicant C, paid, documents finished',
    user_id: '00000000-0000-4000-8000-000000000005',
    first_name: 'Clara',
    last_name: 'Modelo',
    phone_number: '+573000000005',
    email: 'clara@mirador.example',
    email_verified_at: new Date(),
    service_type: 'FirstTime',
    current_step: 'application_page_seen',
    number_in_party: 1,
    marked_paid_by_csr: true,
    supporting_documents_status: 'Finished',
  },
  {
    label: 'applicant D, paid',
    user_id: '00000000-0000-4000-8000-000000000006',
    first_name: 'Diego',
    last_name: 'Modelo',
    phone_number: '+573000000006',
    email: 'diego@mirador.example',
    email_verified_at: new Date(),
    service_type: 'FirstTime',
    current_step: 'application_page_seen',
    number_in_party: 1,
    marked_paid_by_csr: true,
  },
  {
    label: 'CSR',
    user_id: '00000000-0000-4000-8000-000000000010',
    role: 'csr',
    user_type: 'staff',
    first_name: 'Carla',
    last_name: 'Asesora',
    phone_number: '+573000000010',
    email: 'carla@mirador.example',
  },
  {
    label: 'ADMIN',
    user_id: ADMIN,
    role: 'admin',
    user_type: 'staff',
    first_name: 'Adela',
    last_name: 'Directora',
    phone_number: '+573000000011',
    email: 'adela@mirador.example',
  },
];

/** A picture of one colour, for the documents of the demonstration. */
const BLANK =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAgABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAL/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwC+AEgAAAAAP//Z';

const files = ['passport', 'photo', 'bank_statements'].map((document_type, place) => ({
  ...{ user_id: '00000000-0000-4000-8000-000000000005', document_type, file_number: 1, content_type: 'image/jpeg' },
  object_key: `docs/00000000-0000-4000-8000-0000000005${String(place + 1).padStart(2, '0')}`,
  ...({ state: 'uploaded', scanned: 'not_scanned' } as const),
}));

/** What applicant C has handed in: all that is known to be needed before the form says more. */
async function seedFiles(db: Db, dataDir: string) {
  const bytes = Buffer.from(BLANK, 'base64');
  for (const file of files) {
    const path = join(dataDir, 'files', file.object_key);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, bytes, { mode: 0o600 });
    await db
      .insert(documents)
      .values({ ...file, bytes: bytes.length, verified_at: new Date() })
      .onConflictDoNothing();
  }
}

/** What C and D have paid, as staff write it down. */
async function seedPayments(db: Db) {
  for (const { user_id } of people.filter(({ marked_paid_by_csr }) => marked_paid_by_csr)) {
    const marked = { provider: 'manual', state: 'paid', reason: 'Transferencia', marked_by: ADMIN } as const;
    const [payment] = await db
      .insert(payments)
      .values({ user_id, amount: 400_000, currency: 'COP', ...marked })
      .returning({ payment_id: payments.payment_id });
    const [bought] = await db
      .insert(subscriptions)
      .values({
        user_id,
        sid: 'FirstTime',
        applicants_covered: 1,
        state: 'active',
        payment_id: payment?.payment_id ?? null,
      })
      .returning({ subscription_id: subscriptions.subscription_id });
    if (bought) await db.insert(subscription_applicants).values({ ...bought, user_id });
  }
}

export type DemoAccounts = {
  file: string;
  /** Passwords that nobody has seen yet are shown, once. */
  accounts: { label: string; phone_number: string; password: string | null }[];
};

/** What staff find to decide about; nobody else sees it. */
const waitingComments: (typeof comments.$inferInsert)[] = [
  {
    ...{ article: 'visitor-visa-types', locale: 'es', name: 'Lucía (ejemplo)' },
    text: 'Gracias, la tabla me aclaró cuál visa pedir para visitar a mi hermana.',
  },
  {
    ...{ article: 'fill-ds160', locale: 'es', name: 'Oferta (ejemplo)' },
    text: 'Citas sin espera, escribe a nuestro chat y paga hoy.',
  },
];

/** Seeds an installation without them; whenever a password is not known here any more, a new one takes its place. */
export async function seedDemo(db: Db, dataDir: string, fixed: string | undefined): Promise<DemoAccounts> {
  const file = join(dataDir, 'demo-accounts.json');
  const stored: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const [seeded] = await db.select({ user_id: users.user_id }).from(users).where(eq(users.user_id, primary));
  const accounts: DemoAccounts['accounts'] = [];
  const passwords: Record<string, string> = {};
  for (const { label, ...person } of people) {
    await db.insert(users).values(person).onConflictDoNothing();
    if (!person.phone_number) continue;
    const known = stored[person.phone_number];
    const password = fixed ?? known ?? randomBytes(9).toString('base64url');
    passwords[person.phone_number] = password;
    if (!seeded || password !== known) await setPassword(db, person.user_id, password);
    accounts.push({ label, phone_number: person.phone_number, password: password === known ? null : password });
  }
  if (!seeded) {
    await seedFiles(db, dataDir);
    await seedMarketing(db);
    await db.insert(comments).values(waitingComments);
    await seedPayments(db);
  }
  writeFileSync(file, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  return { file, accounts };
}

async function setPassword(db: Db, user_id: string, password: string) {
  const row = { password_hash: await hash(password, ARGON2), last_changed: new Date() };
  await db
    .insert(credentials)
    .values({ user_id, ...row })
    .onConflictDoUpdate({ target: credentials.user_id, set: row });
}
