/** No page shows a secret or another person, whoever asks for it (Q5). */
import { pathsOf } from '#app/paths.ts';
import { ROLES, type Role } from '#app/platform/access/actor.ts';
import { expect, sampleRows, test } from './app.ts';
import { makeWorld, secretsIn } from './calls.ts';
import { askable } from './entry-paths.ts';

const LONG = 600_000;

test(
  'pages carry no secret, whoever asks',
  async ({ api }) => {
    const world = await makeWorld(api);
    const pages = sampleRows().flatMap((row) =>
      pathsOf(row).map(({ path }) => ({
        // A page that names a person is A's, and nobody's who does not own it.
        path: askable(path).replace(':user_id', world.a),
        roles: row.roles ?? ROLES,
        isOfA: Boolean(row.owner),
      })),
    );
    const missing = ['/no-such-page', '/en/no-such-page'].map((path) => ({ path, roles: [] as Role[], isOfA: false }));
    for (const { path, roles, isOfA } of [...pages, ...missing])
      for (const person of world.people) {
        const response = await api.raw('GET', path, { headers: { ...person.signedIn?.cookie } });
        const html = (await response.text()).replaceAll('/build/', '');
        const refused = person.role === 'visitor' && roles.length > 0 ? 302 : 404;
        const isTheirs = roles.includes(person.role) && (!isOfA || person.user_id === world.a);
        expect(response.status, `${path} as ${person.name}`).toBe(isTheirs ? 200 : refused);
        expect(secretsIn(html, world), path).toEqual([]);
        if (person.name !== 'applicant B') expect(html, path).not.toMatch(/b@vecino\.example|573009990002/);
      }
  },
  LONG,
);
