/** The list of all declarations of personal data; a test demands that every table is in it or in `impersonal` (D42). */
import { accountsData } from '#app/features/accounts/personal-data/registry.server.ts';
import { articlesData } from '#app/features/articles/comments/personal-data.server.ts';
import { officeData } from '#app/features/backoffice/personal-data.server.ts';
import { checkoutData } from '#app/features/checkout/personal-data.server.ts';
import { documentsData } from '#app/features/documents/personal-data.server.ts';
import { formsData } from '#app/features/forms/personal-data.server.ts';
import { leadsData } from '#app/features/leads/personal-data.server.ts';
import { appointmentsData } from '#app/features/portal/appointments/personal-data.server.ts';
import { interviewData } from '#app/features/portal/interview/personal-data.server.ts';
import { trackingData } from '#app/features/tracking/personal-data.server.ts';
import { siteData } from '#app/features/waits/alerts/personal-data.server.ts';
import { mailData } from '#app/integrations/mail/personal-data.server.ts';
import { auditData } from '#app/platform/record/audit.server.ts';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';

/** Data that only the operator can delete: docs/operations.md has the commands. */
const ofOperator = (what: 'access-logs' | 'backups'): PersonalData => ({
  name: what,
  what,
  tables: [],
  forget: 'it ends by itself, in time',
  keeps: 'in_time',
  handOut: 'it is not kept by person',
  withheld: 'not_by_person',
  join: 'it is not kept by person',
  expire: 'docs/operations.md',
});

export const personalData: readonly PersonalData[] = [
  ...accountsData,
  ...checkoutData,
  ...formsData,
  ...documentsData,
  // Before the leads that its events are found by.
  ...trackingData,
  ...leadsData,
  ...siteData,
  ...articlesData,
  ...appointmentsData,
  ...interviewData,
  ...officeData,
  ...mailData,
  auditData,
  ofOperator('access-logs'),
  ofOperator('backups'),
];

/** Tables that hold nothing of a person, and why. */
export const impersonal: Readonly<Record<string, string>> = {
  limits: 'keyed hashes, gone with their window',
  idempotency: 'hashes of requests and ids, gone after 48 hours',
  page_tags: 'what pages are made of',
  wait_times: 'published figures; created_by is a member of staff',
  exchange_rates: 'published figures',
  social_posts: 'posts of our own account',
  article_votes: 'how many found an article useful; nobody is kept',
  promos: 'codes and their proportion; created_by is a member of staff',
  payment_events: 'names of messages of providers, and ids of orders',
  payment_reviews: 'references and amounts; settled_by is a member of staff',
  payment_matches: 'figures of a day',
  sandbox_payments: 'payments that move no money: references and amounts, no name, no card',
};
