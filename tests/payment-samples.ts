/** Orders as they leave us, for tests of payment providers and their emulators. */
import type { Charge } from '#app/integrations/payments/payments.ts';

let made = 0;

/** Each has its own reference. */
export function sampleCharge(more: Partial<Charge> = {}): Charge {
  made += 1;
  return {
    order_id: `ord-${made}`,
    reference: `ord-${made}-1-${Math.random().toString(36).slice(2, 8)}`,
    amount: 9700,
    currency: 'USD',
    country: 'CO',
    locale: 'es',
    description: 'Mirador: servicio',
    payer: { name: 'Eva Prueba', email: 'eva@correo.example', phone: '+573001234567' },
    back_url: 'https://mirador.example/portal/payment',
    success_url: 'https://mirador.example/portal/applicants?just_paid=true',
    notification_url: 'https://mirador.example/api-mv/payments/notification',
    ...more,
  };
}

export const pesos = (amount = 400_000, more: Partial<Charge> = {}) =>
  sampleCharge({ amount, currency: 'COP', ...more });
