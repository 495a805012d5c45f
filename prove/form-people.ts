/** People with a session who fill in the DS-160, as their browsers send it. */
import { randomBytes } from 'node:crypto';
import type { PageOnServer } from '#app/features/forms/client.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import type { Db } from '#db/client.server.ts';
import { sessions, users } from '#db/schema.server.ts';
import { WHOLE } from '#tests/form-answers.ts';

export const FORM = 'ds160';
/** Any page that is whole will do; this one every form has. */
export const PAGE = 1;

export type FormPerson = { user_id: string; token: string };

export async function addFormPeople(db: Db, count: number): Promise<FormPerson[]> {
  const made = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, n) => ({
        first_name: `Persona ${n}`,
        last_name: 'Prueba',
        service_type: 'FirstTime',
        current_step: 'password_set' as const,
      })),
    )
    .returning({ user_id: users.user_id });
  const people = made.map(({ user_id }) => ({ user_id, token: randomBytes(32).toString('base64url') }));
  await db.insert(sessions).values(
    people.map(({ user_id, token }) => ({
      ...{ token_hash: hashToken(token), family_id: user_id, user_id },
      expires_at: new Date(Date.now() + 86_400_000),
    })),
  );
  return people;
}

export const pagePath = ({ user_id }: FormPerson, page = PAGE) => `/api-mv/form/${user_id}/${FORM}/pages/${page}`;

/** A number in letters: names have no digits. */
const inLetters = (number: number): string =>
  number < 26
    ? String.fromCharCode(97 + number)
    : inLetters(Math.floor(number / 26) - 1) + String.fromCharCode(97 + (number % 26));

/** The page as it stands after so many changes. */
export const pageAt = (number: number) => ({ ...WHOLE[PAGE], surnames: `Muñoz ${inLetters(number)}` });

export const headersOf = ({ token }: FormPerson) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** The answer with its page; status 0 when none came. */
export async function askPage(
  url: string,
  person: FormPerson,
  body?: object,
): Promise<{ status: number; page?: PageOnServer }> {
  try {
    const answer = await fetch(`${url}${pagePath(person)}`, {
      method: body ? 'PUT' : 'GET',
      headers: headersOf(person),
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: answer.status, page: ((await answer.json()) as { page?: PageOnServer }).page };
  } catch {
    return { status: 0 };
  }
}
