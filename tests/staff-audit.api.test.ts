/** Whatever staff alone may do leaves a line of the trail, whoever of them does it (Q17, T37). */
import { eq } from 'drizzle-orm';
import { STAFF } from '#app/platform/access/actor.ts';
import { checkAudit } from '#app/platform/record/audit-chain.server.ts';
import { audit } from '#db/schema.server.ts';
import { expect, test } from './app.ts';
import {
  type Call,
  callsOf,
  headersOf,
  makeWorld,
  mergeHeaders,
  type Person,
  sampleRequest,
  type World,
} from './calls.ts';

const LONG = 600_000;

const isOfStaff = ({ operation }: Call) => {
  const { roles } = operation['x-policy'];
  return roles.length > 0 && roles.every((role) => STAFF.includes(role));
};

/** What somebody writes is shown to them as it would look: nobody's data is read, nothing is stored, and it comes with every pause in typing. */
const ABOUT_NOTHING = ['POST /api-mv/admin/articles/preview'];

const linesOf = ({ api }: World, { user_id }: Person) => api.db.$count(audit, eq(audit.actor_id, user_id));

async function ask(world: World, call: Call, person: Person) {
  const { path, headers, body, address } = await sampleRequest(world, call, person);
  const response = await world.api.raw(call.method, path, {
    ...{ address, headers: mergeHeaders(headers, headersOf(person, 'bearer', call)) },
    ...(body !== undefined && call.method !== 'GET' && { body }),
  });
  // What is streamed says at its end how much has left.
  await response.arrayBuffer();
  return response.status;
}

test(
  'each call that is for staff alone leaves a line, for each role that it admits',
  async ({ api }) => {
    const world = await makeWorld(api);
    const silent: string[] = [];
    let asked = 0;
    for (const call of callsOf(api.app).filter(isOfStaff))
      for (const person of world.people.filter(({ role }) => call.operation['x-policy'].roles.includes(role))) {
        const before = await linesOf(world, person);
        const status = await ask(world, call, person);
        expect(status, `${call.name} as ${person.name}`).toBeLessThan(300);
        asked++;
        if ((await linesOf(world, person)) === before) silent.push(`${call.name} as ${person.name}`);
      }
    expect([...new Set(silent.map((line) => line.split(' as ')[0]))]).toEqual(ABOUT_NOTHING);
    expect(asked).toBeGreaterThan(60);
    expect((await checkAudit(api.db, api.services.env.APP_SECRET)).faults).toEqual([]);
  },
  LONG,
);
