/** What the hourly tidying forgets, and what it must not. */

import { issueToken } from '#app/platform/access/one-time-token.server.ts';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { hasRoom } from '#app/platform/limits/limits.server.ts';
import { messages, one_time_tokens } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { tidyJob } from './tidy.server.ts';

const DAY = 86_400_000;

async function tidyAfter(api: TestApp, ms: number) {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
  expect(await api.app.runJob(tidyJob.name, [{}])).toEqual([undefined]);
}

test('a message is forgotten a month after it was sent; one that waits stays as long as its job can', async ({
  api,
}) => {
  const common = { kind: 'test', to_address: 'eva@correo.example', subject: 'Hola', text: 'Hola', html: 'Hola' };
  const made = { ...common, locale: 'es' as const, created_at: api.clock.now };
  await api.db.insert(messages).values([
    { ...made, subject: 'sent', sent_at: api.clock.now },
    { ...made, subject: 'waiting' },
  ]);
  await tidyAfter(api, DAY);
  expect(await api.db.$count(messages)).toBe(2);
  await tidyAfter(api, 60 * DAY);
  expect(await api.db.select().from(messages)).toMatchObject([{ subject: 'waiting' }]);
});

test('a token is forgotten a week after its end', async ({ api }) => {
  const { user } = await api.signIn('applicant');
  await issueToken(api.db, api.clock.now, { purpose: 'invite', user_id: user.user_id, minutes: 60 });
  await tidyAfter(api, 0);
  await tidyAfter(api, 7 * DAY);
  expect(await api.db.$count(one_time_tokens)).toBe(1);
  await tidyAfter(api, 3_600_001);
  expect(await api.db.$count(one_time_tokens)).toBe(0);
});

test('a limit that is still counting is kept', async ({ api }) => {
  const one = { bucket: 'test', key: 'somebody', max: 1, minutes: 15 };
  const ask = () =>
    hasRoom({ db: api.db, now: api.clock.now, env: api.services.env } as unknown as RequestContext, [one]);
  expect(await ask()).toBe(true);
  await tidyAfter(api, 14 * 60_000);
  expect(await ask()).toBe(false);
});
