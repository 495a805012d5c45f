/** What home says to whoever has a session: a step only where the cookie makes it certain. */
import { runInNewContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContinueCard } from './continue.tsx';

/** The script of the card, run on the card with this cookie: name and step as shown. */
function shownTo(user: object) {
  const html = renderToStaticMarkup(<ContinueCard locale="es" />);
  const [, script = ''] = html.match(/<script>(.*?)<\/script>/s) ?? [];
  const steps = [...html.matchAll(/data-go-on="(\w+)"/g)].map(([, slug]) => ({ slug, hidden: true }));
  const name = { dataset: { name: 'Hola, {name}' }, textContent: '' };
  const querySelector = (asked: string) =>
    asked === '[data-name]' ? name : (steps.find(({ slug }) => asked === `[data-go-on="${slug}"]`) ?? null);
  const cookie = `a=b; user=${encodeURIComponent(JSON.stringify(user))}; has_session=1`;
  runInNewContext(script, { document: { cookie, currentScript: { parentNode: { querySelector } } } });
  return [name.textContent, ...steps.filter(({ hidden }) => !hidden).map(({ slug }) => slug)];
}

const primary = { first_name: 'Eva', user_type: 'primary', marked_paid_by_csr: false };

test('who is at the questions, or past the payment, is told so', () => {
  for (const step of ['account_created', 'password_set', 'onboarding_questions_half_complete'])
    expect(shownTo({ ...primary, current_step: step })).toEqual(['Hola, Eva', 'questions']);
  for (const step of ['application_page_seen', 'form_started', 'visa_received'])
    expect(shownTo({ ...primary, current_step: step })).toEqual(['Hola, Eva', 'applicants']);
});

test('a member of a family opens no step, and is told none', () => {
  for (const step of ['password_set', 'form_started'])
    expect(shownTo({ ...primary, user_type: 'secondary', current_step: step })).toEqual(['Hola, Eva']);
});

test('whose answers end without a payment is not sent to it', () => {
  for (const step of ['onboarding_questions_completed', 'required_visa_seen'])
    expect(shownTo({ ...primary, current_step: step })).toEqual(['Hola, Eva']);
});

test('whom staff have marked paid is not sent to pay, whether or not this browser has heard of it', () => {
  for (const marked_paid_by_csr of [true, false])
    expect(shownTo({ ...primary, marked_paid_by_csr, current_step: 'payment_page_seen' })).toEqual(['Hola, Eva']);
});

test('a cookie that does not say who it is, or is none of ours, names no step', () => {
  expect(shownTo({ first_name: 'Eva', current_step: 'password_set' })).toEqual(['Hola, Eva']);
  expect(shownTo({ user_type: 'primary', current_step: 'constructor' })).toEqual(['']);
});
