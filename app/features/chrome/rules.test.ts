import { expect, test } from 'vitest';
import { startHref, visitorOf } from './rules.ts';
import { VISITOR_SCRIPT } from './start-here.tsx';

const pathOf = (screen: string) => `/${screen}`;

test('sign-up is told the country and the service when given, unless an override is set', () => {
  expect(startHref('sign-up', pathOf)).toBe('/sign-up');
  expect(startHref('sign-up', pathOf, { country: 'CA' })).toBe('/sign-up?country=CA');
  const service = { sid: 'VisitorVisaCanada', title: 'Visa' } as const;
  expect(startHref('sign-up', pathOf, { country: 'CA', service })).toBe(
    '/sign-up?country=CA&service_type=VisitorVisaCanada',
  );
  expect(startHref('portal', pathOf, { country: 'CA', service })).toBe('/portal');
  expect(startHref('portal', pathOf, { override: 'canada', country: 'CA' })).toBe('/canada');
  expect(startHref('sign-up', pathOf, { override: 'canada', country: 'CA' })).toBe('/canada');
  expect(startHref('sign-up', () => undefined)).toBeUndefined();
});

const cookies = [
  ['', false, false],
  ['has_session=1', true, false],
  ['a=b; has_session=1; c=d', true, false],
  ['has_session=10', false, false],
  ['xhas_session=1; user_id=7', false, false],
  ['user=%7B%7D; user_id=7', false, true],
  ['user=; has_session=', false, false],
  ['user_id=1; user=x; has_session=1', true, true],
] as const;

test('the marks come from the display cookies, by their whole names', () => {
  for (const [cookie, hasSession, hasUser] of cookies)
    expect(visitorOf(cookie), cookie).toEqual({ hasSession, hasUser });
});

test('the script in the page marks what the rule says', () => {
  for (const [cookie, hasSession, hasUser] of cookies) {
    const dataset: Record<string, string> = {};
    new Function('document', VISITOR_SCRIPT)({ cookie, documentElement: { dataset } });
    expect([dataset.session === '', dataset.user === ''], cookie).toEqual([hasSession, hasUser]);
  }
});
