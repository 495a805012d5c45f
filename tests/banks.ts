/** The emulators of all three providers, and the settings of a product that pays by them. */
import { dlocalGoEmulator } from './emulators/dlocalgo.ts';
import { stripeEmulator } from './emulators/stripe.ts';
import { wompiEmulator } from './emulators/wompi.ts';

export async function openBanks() {
  const [stripe, wompi, dlocal] = [await stripeEmulator(), await wompiEmulator(), await dlocalGoEmulator()];
  const all = [stripe, wompi, dlocal];
  return {
    ...{ stripe, wompi, dlocal, all },
    settings: {
      STRIPE_SECRET_KEY: stripe.settings.keys.secret,
      STRIPE_PUBLISHABLE_KEY: stripe.settings.keys.publishable,
      STRIPE_WEBHOOK_SECRET: stripe.settings.keys.webhook,
      STRIPE_API_URL: stripe.url,
      WOMPI_PUBLIC_KEY: wompi.settings.keys.public,
      WOMPI_PRIVATE_KEY: wompi.settings.keys.private,
      WOMPI_INTEGRITY_SECRET: wompi.settings.keys.integrity,
      WOMPI_EVENTS_SECRET: wompi.settings.keys.events,
      WOMPI_API_URL: wompi.apiUrl,
      WOMPI_WIDGET_URL: wompi.widgetUrl,
      DLOCALGO_API_KEY: dlocal.settings.keys.api,
      DLOCALGO_SECRET_KEY: dlocal.settings.keys.secret,
      DLOCALGO_API_URL: dlocal.url,
    },
    /** Where a product hears of them; dLocal Go is told with each payment. */
    notify(url: string) {
      stripe.settings.notificationUrl = `${url}/api-mv/payments/stripe-notification`;
      wompi.settings.notificationUrl = `${url}/api-mv/payments/notification`;
    },
    /** Faults are over, messages come. */
    calm() {
      for (const bank of all) {
        bank.fail('none');
        Object.assign(bank, { delivery: 'now', held: [] });
      }
    },
    close: () => Promise.all(all.map((bank) => bank.close())),
  };
}
export type Banks = Awaited<ReturnType<typeof openBanks>>;
