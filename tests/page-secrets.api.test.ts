/** No page shows a secret or another person, whoever asks for it (Q5). */
import { eq } from 'drizzle-orm';
import { localeOf } from '#app/i18n/locales.ts';
import { pathsOf } from '#app/paths.ts';
import { isStaff, ROLES, type Role } from '#app/platform/access/actor.ts';
import type { Ownership } from '#app/platform/access/policy.ts';
import { users } from '#db/schema.server.ts';
import { expect, sampleRows, test } from './app.ts';
import { makeWorld, type Person, secretsIn } from './calls.ts';
import { askable } from './entry-paths.ts';
import { idOfLead } from './lead-samples.ts';

const LONG = 600_000;

/** Whom a page leads elsewhere: the head of the family answers the questions, staff work in their office. */
const LEADS_ON: Record<string, Role[]> = { 'portal-questions': ['secondary'], portal: ['csr', 'admin'] };

test(
  'pages carry no secret, whoever asks',
  async ({ api }) => {
    const world = await makeWorld(api);
    // A form is there for a service that has one.
    await api.db.update(users).set({ service_type: 'FirstTime' }).where(eq(users.user_id, world.a));
    const lead_id = await idOfLead(world);
    const pages = sampleRows().flatMap((row) =>
      pathsOf(row).map(({ path }) => ({
        path: askable(path)
          .replace(':user_id', world.a)
          .replace(':lead_id', lead_id)
          .replace(':form_name', 'ds160')
          .replace(':page', '1'),
        roles: row.roles ?? ROLES,
        owner: row.owner,
        // Nobody here has an outcome yet: the page leads to the home; the way into the form leads to a page of it.
        found: row.name === 'portal-outcome' || row.name === 'portal-form' ? 302 : 200,
        leadsOn: LEADS_ON[row.name] ?? [],
      })),
    );
    const missing = ['/no-such-page', '/en/no-such-page'].map((path) => ({
      ...{ path, roles: [] as Role[], owner: undefined, found: 200, leadsOn: [] as Role[] },
    }));
    // A page that names somebody names A.
    const owns = (person: Person, owner: readonly Ownership[] | undefined) => {
      if (!owner) return true;
      return isStaff(person) ? owner.includes('staff-for') : person.user_id === world.a && owner.includes('self');
    };
    for (const { path, roles, owner, found, leadsOn } of [...pages, ...missing])
      for (const person of world.people) {
        // What a page tells does not depend on its language: applicant A is shown it in all of them.
        if (localeOf(path) !== 'es' && person.user_id !== world.a) continue;
        const response = await api.raw('GET', path, { headers: { ...person.signedIn?.cookie } });
        const html = (await response.text()).replaceAll('/build/', '');
        const refused = person.role === 'visitor' && roles.length > 0 ? 302 : 404;
        expect(response.status, `${path} as ${person.name}`).toBe(
          roles.includes(person.role) && owns(person, owner) ? (leadsOn.includes(person.role) ? 302 : found) : refused,
        );
        expect(secretsIn(html, world), path).toEqual([]);
        if (person.name !== 'applicant B') expect(html, path).not.toMatch(/b@vecino\.example|573009990002/);
      }
  },
  LONG,
);
