/** Only where somebody pays may the browser reach who takes payments; every other page stays closed (T39). */
import { pathsOf, screenRows } from '#app/paths.ts';
import { expect, test, withSettings } from './app.ts';

const KEYS = {
  ...{ STRIPE_SECRET_KEY: 'sk_test_1234', STRIPE_PUBLISHABLE_KEY: 'pk_test_1234', STRIPE_WEBHOOK_SECRET: 'whsec_1234' },
  ...{ WOMPI_PUBLIC_KEY: 'pub_test_1', WOMPI_PRIVATE_KEY: 'prv_test_1' },
  ...{ WOMPI_INTEGRITY_SECRET: 'test_integrity_1', WOMPI_EVENTS_SECRET: 'test_events_1' },
};
const PROVIDER = /stripe|wompi|dlocal/;

/** A page of each kind: a document, doors, the portal, the office, what an address opens. */
const CLOSED = ['home', 'log-in', 'sign-up', 'portal', 'portal-applicants', 'portal-questions', 'sandbox-payment'];

test('with keys of providers the pages that take no payment have the headers that they always had', async ({
  api: plain,
}) => {
  const keyed = withSettings(plain, KEYS);
  const headersOf = async (api: typeof plain, path: string) => {
    const { cookie } = await api.signIn('applicant');
    const { headers } = await api.raw('GET', path, { headers: cookie });
    const csp = headers.get('content-security-policy') ?? '';
    return [csp.replace(/'nonce-[^']+'/, 'nonce'), headers.get('permissions-policy')];
  };
  for (const row of screenRows().filter(({ name }) => CLOSED.includes(name))) {
    const path = (pathsOf(row)[0]?.path ?? '').replace(':secret', 'x');
    const closed = await headersOf(keyed, path);
    expect(closed.join(' '), path).not.toMatch(PROVIDER);
    expect(closed, path).toEqual(await headersOf(plain, path));
  }
  for (const row of screenRows().filter(({ outside, roles }) => outside?.hasPayments && roles?.includes('applicant'))) {
    const path = pathsOf(row)[0]?.path ?? '';
    const [csp, allowed] = await headersOf(keyed, path);
    expect(csp, path).toContain('frame-src https://js.stripe.com https://hooks.stripe.com https://checkout.wompi.co');
    expect(allowed, path).toContain('"https://js.stripe.com"');
    expect((await headersOf(plain, path)).join(' '), path).not.toMatch(PROVIDER);
  }
}, 120_000);
