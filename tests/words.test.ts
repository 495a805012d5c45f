/** Words that the database, the rules and the pages share: the schema stands alone, so it is compared (D20). */
import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { SIGNED_IN } from '#app/platform/access/actor.ts';
import { PROGRESS } from '#content/progress.ts';
import { form_pages, messages, users, wait_alerts } from '#db/schema.server.ts';

test('the schema knows the languages, the roles and the states that the rules know', () => {
  for (const { locale } of [users, messages, wait_alerts])
    if ('enumValues' in locale && locale.enumValues) expect([...locale.enumValues]).toEqual([...LOCALES]);
  expect(users.locale.enumValues).toEqual([...LOCALES]);
  expect([...users.role.enumValues].sort()).toEqual([...SIGNED_IN].sort());
  for (const { enumValues } of [users.status, users.supporting_documents_status, form_pages.status])
    expect(enumValues).toEqual([...PROGRESS]);
});
