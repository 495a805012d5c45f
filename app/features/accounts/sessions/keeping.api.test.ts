/** The key of what a browser keeps: with the session, for its person, and not on a shared computer (T40, decision 032). */
import { logIn, member, page, tokenOf } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { cookiesOf } from '#tests/cookies.ts';

const keyIn = (headers: Headers) => cookiesOf(headers).keep_key;
const OTHER = { phone_number: '+573007777777', email: 'otro@correo.example' };

async function shared(api: TestApp, cookie = '') {
  return api.send('POST', '/auth/login-with-phone-number', {
    json: { phone_number: '+573001234567', password: 'tres perros en la playa', shared_computer: true },
    headers: { ...page, ...(cookie && { cookie }) },
  });
}

test('it comes with the session, lives as long, is the same next time and another for another person', async ({
  api,
}) => {
  await member(api);
  await member(api, 'applicant', OTHER);
  const [first, again] = [await logIn(api), await logIn(api)];
  const other = await logIn(api, { phone_number: OTHER.phone_number });
  const { keep_key, token } = cookiesOf(first.headers);
  expect(keep_key?.value).toMatch(/^[\w-]{43}$/);
  expect(keep_key?.attributes['max-age']).toBe(token?.attributes['max-age']);
  expect(keep_key?.attributes.httponly, 'the page and its worker read it').toBeUndefined();
  expect(keyIn(again.headers)?.value).toBe(keep_key?.value);
  expect(keyIn(other.headers)?.value).not.toBe(keep_key?.value);
});

test('on a shared computer there is none, a former one goes, and renewing the session brings none', async ({ api }) => {
  await member(api);
  const answer = await shared(api, 'keep_key=abc');
  expect(answer.status).toBe(200);
  expect(keyIn(answer.headers)).toMatchObject({ value: '', attributes: { 'max-age': '0' } });
  const renew = (cookie: string) => api.send('POST', '/auth/refresh-token', { headers: { ...page, cookie } });
  const renewed = await renew(`token=${tokenOf(answer.headers)}`);
  expect(renewed.status).toBe(200);
  expect(keyIn(renewed.headers)?.value).toBe('');
  const own = await logIn(api);
  const { token, keep_key } = cookiesOf(own.headers);
  const kept = await renew(`token=${token?.value}; keep_key=${keep_key?.value}`);
  expect(keyIn(kept.headers)?.value, 'where it was, it stays').toBe(keep_key?.value);
});

test('it ends with log-out, everywhere too, and where a lost session is cleared', async ({ api }) => {
  const { headers } = await member(api);
  for (const path of ['/auth/log-out', '/auth/log-out-everywhere']) {
    const token = tokenOf((await logIn(api)).headers);
    const out = await api.send('POST', path, { headers: { ...headers, cookie: `token=${token}` } });
    expect(out.status, path).toBe(200);
    expect(keyIn(out.headers)?.attributes['max-age'], path).toBe('0');
  }
  const cleared = await api.raw('GET', '/auth/log-in?authError=true', { headers: { cookie: 'token=x; keep_key=abc' } });
  expect(keyIn(cleared.headers)?.attributes['max-age']).toBe('0');
});

test('a page of the form names its owner to the browser that has their key, and to no other', async ({ api }) => {
  const { user } = await member(api, 'applicant', { service_type: 'FirstTime' });
  await member(api, 'applicant', OTHER);
  const { token, keep_key } = cookiesOf((await logIn(api)).headers);
  const theirs = cookiesOf((await logIn(api, { phone_number: OTHER.phone_number })).headers).keep_key;
  const ownerOf = async (path: string, key: string | undefined) => {
    const answer = await api.raw('GET', path, {
      headers: { cookie: `token=${token?.value}${key ? `; keep_key=${key}` : ''}` },
    });
    expect(answer.status, path).toBe(200);
    return answer.headers.get('offline-owner');
  };
  const form = `/portal/applicants/${user.user_id}/form/ds160/1`;
  expect(await ownerOf(form, keep_key?.value)).toBe(user.user_id);
  expect(await ownerOf(`${form}.data`, keep_key?.value), 'its data, too').toBe(user.user_id);
  expect(await ownerOf(form, undefined), 'a shared computer').toBeNull();
  expect(await ownerOf(form, theirs?.value), 'the key of another').toBeNull();
  expect(await ownerOf('/portal', keep_key?.value), 'a screen that is not kept').toBeNull();
});

test('what staff read of somebody is kept by no browser', async ({ api }) => {
  const { user } = await member(api, 'applicant', { service_type: 'FirstTime' });
  await member(api, 'csr', OTHER);
  const { token, keep_key } = cookiesOf((await logIn(api, { phone_number: OTHER.phone_number })).headers);
  const opened = await api.raw('GET', `/portal/applicants/${user.user_id}/form/ds160/1`, {
    headers: { cookie: `token=${token?.value}; keep_key=${keep_key?.value}` },
  });
  expect([opened.status, opened.headers.get('offline-owner')]).toEqual([200, null]);
});
