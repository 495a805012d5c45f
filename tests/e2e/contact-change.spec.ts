/** A contact that staff change: the person sees it and decides (T44). */
import { expect, expectAccessible, noSidewaysScroll, test } from './journey.ts';
import { call, DEMO, forgive, linkIn, logInAs, mailTo, newApplicant, newEmail } from './people.ts';

test('the owner of an account sees what staff want to change, and nothing changes before a yes', async ({
  page,
  browser,
  problems,
}) => {
  const person = await newApplicant(page, { locale: 'ar' });
  const wanted = newEmail();
  const staff = await browser.newPage({ baseURL: process.env.MIRADOR_URL });
  await logInAs(staff, DEMO.staff, DEMO.password);
  const asked = await call(staff, 'put', `/user/${person.user_id}`, { updates: { email: wanted } });
  expect((await asked.json()).message).toBe('The contact change waits for confirmation');
  await staff.close();

  const link = linkIn(await mailTo(page.request, person.email, /بيانات التواصل/));
  await page.goto(`${link.pathname}${link.hash}`);
  await expect(page.getByText(wanted)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
  const email = async () => (await (await call(page, 'get', `/user/${person.user_id}`)).json()).user_profile.email;
  expect(await email()).toBe(person.email);

  await page.route('**/auth/contact-change', (route) => route.abort());
  await page.getByRole('button', { name: 'نعم، إنها لي: غيّروها' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/auth/contact-change');
  forgive(problems);
  await page.getByRole('button', { name: 'نعم، إنها لي: غيّروها' }).click();
  await expect(page.getByRole('heading', { name: 'تم التغيير' })).toBeVisible();
  expect(await email()).toBe(wanted);

  await page.goto('/auth/confirm-contact');
  await page.goto(`/auth/confirm-contact${link.hash}`);
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  forgive(problems);
});

test('a link that staff send opens the account once, and its code leaves the address', async ({
  page,
  browser,
  problems,
}) => {
  const person = await newApplicant(page);
  const staff = await browser.newPage({ baseURL: process.env.MIRADOR_URL });
  await logInAs(staff, DEMO.staff, DEMO.password);
  expect((await call(staff, 'post', `/user/${person.user_id}/log-in-link`)).status()).toBe(200);
  await staff.close();
  const link = linkIn(await mailTo(page.request, person.email, /enlace para entrar/));
  await page.context().clearCookies();
  await page.goto(`${link.pathname}${link.search}`);
  await page.waitForURL('**/portal');
  await expect(page.getByText('Marta').first()).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(page.url()).not.toContain('password');
  forgive(problems);
});
