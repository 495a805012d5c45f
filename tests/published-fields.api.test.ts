/** What leaves of a row, name by name (T49): a column that somebody adds to a table is not published by itself. */
import { recordEvent } from '#app/features/tracking/events.server.ts';
import { appointments, documents, interview_notes, reviews, subscriptions } from '#db/schema.server.ts';
import { expect, test } from './app.ts';
import { handedIn } from './document-samples.ts';
import { findingsIn } from './findings.ts';

const PROFILE = [
  ...['user_id', 'role', 'user_type', 'primary_user_id', 'relationship', 'is_minor', 'first_name', 'last_name'],
  ...['email', 'email_verified_at', 'phone_number', 'locale', 'service_type', 'number_in_party', 'valid_passport'],
  ...['denied_visa_before', 'current_step', 'current_page', 'status', 'form_finished', 'supporting_documents_status'],
  ...['passport_uploaded', 'shares_address', 'lets_primary', 'marked_paid_by_csr', 'generate_lead_event_sent'],
  ...['qualify_lead_event_sent', 'purchase_event_sent', 'must_set_password', 'version', 'created_at', 'updated_at'],
  'wants_reminders',
];
const SECONDARY_APPLICANT = [
  ...['user_id', 'primary_user_id', 'user_type', 'first_name', 'last_name', 'relationship', 'is_minor'],
  ...['passport_uploaded', 'shares_address', 'current_page', 'form_finished', 'status'],
  ...['supporting_documents_status', 'number_in_party', 'has_account', 'is_private', 'created_at'],
  ...['invited_email', 'invited_at', 'invite_expires_at'],
];
const LEAD = [
  ...['lead_id', 'phone_number', 'email', 'form_name', 'locale', 'first_name', 'last_name', 'message', 'trip_reason'],
  ...['number_applying', 'has_valid_passport', 'visa_denied', 'start_time', 'utm_params', 'pages_visited', 'fbclid'],
  ...['tags', 'data_consent_version', 'times_sent', 'created_at', 'updated_at', 'score', 'is_priority', 'country'],
  ...['user_id', 'landing', 'affiliate_code', 'called_at', 'called_by', 'call_note'],
];
const SUBSCRIPTION = [
  ...['subscription_id', 'user_id', 'sid', 'applicants_covered', 'payment_id', 'state', 'created_at', 'ends_at'],
];
const SESSION = ['session_id', 'device', 'created_at', 'last_used_at', 'expires_at', 'is_this'];

const CONTACT_CHANGE = [
  ...['change_id', 'field', 'new_value', 'asked_by', 'created_at', 'state', 'decided_at', 'decided_by'],
];

const APPOINTMENT = [
  ...['kind', 'state', 'city', 'wanted_from', 'wanted_until', 'days_off', 'booked_city', 'starts_at', 'time_zone'],
  ...['confirmation_numbers', 'minutes', 'version', 'updated_at'],
];
const FORM_PAGE = [
  ...[
    'page_number',
    'form_data',
    'status',
    'version',
    'confirm_later',
    'origins',
    'saved_by',
    'saved_from',
    'written_in',
    'saved_at',
  ],
];
const REVIEW = ['state', 'asked_at', 'opened_at', 'returned', 'version'];
const CHECK_NOTE = ['finding', 'values_hash', 'note'];
const FORM_OVERVIEW = ['form_name', 'status', 'pages'];
const DOCUMENT = ['type', 'need', 'who', 'state', 'status', 'asked_for', 'files'];
const DOCUMENT_FILE = [
  ...['key', 'file_number', 'state', 'refused_for', 'name', 'note', 'doubts', 'content_type', 'bytes', 'scanned'],
  ...['accepted_at', 'asked_again', 'created_at', 'verified_at'],
];
const PROMO = [
  ...['code', 'kind', 'proportion', 'method', 'least_people', 'uses', 'max_uses', 'starts_at', 'ends_at'],
  ...['disabled_at', 'created_at'],
];
const COMPLETED_PAYMENT = [
  ...['payment_id', 'number', 'user_id', 'provider', 'is_manual', 'marked_by', 'reason', 'reference', 'amount'],
  ...['currency', 'refunded', 'state', 'promo_code', 'is_duplicate', 'created_at'],
];
const REFERRAL = ['id', 'kind', 'affiliate_code', 'user_id', 'state', 'amount', 'currency', 'created_at'];
const INTERVIEW_NOTE = ['question', 'note', 'is_practised', 'version'];

const CONVERSION_EVENT = ['event_id', 'event', 'user_id', 'lead_id', 'value', 'created_at', 'deliveries'];
const EVENT_DELIVERY = ['sink', 'state', 'reason', 'tries', 'payload', 'settled_at'];

const sorted = (names: Iterable<string>) => [...names].sort();

test('an answer shows of a row exactly the fields that are listed for it', async ({ api }) => {
  const head = await api.signIn('applicant', {
    ...{ phone_number: '+573001234567', email: 'a@correo.example', service_type: 'FirstTime' },
  });
  const csr = await api.signIn('csr');
  const { user_id } = head.user;
  const other = await api.signIn('secondary', { primary_user_id: user_id });
  await api.db.insert(subscriptions).values({ user_id, sid: 'FirstTime', applicants_covered: 1, state: 'active' });
  await api.db.insert(appointments).values({ user_id, kind: 'consulate', state: 'wished' });
  await api.send('POST', '/leads/+573001234568/eva@correo.example/contact', { json: { first_name: 'Eva' } });

  await api.send('PUT', `/user/${user_id}`, {
    headers: csr.cookie,
    json: { updates: { email: 'new@correo.example' } },
  });

  await api.db.insert(documents).values(handedIn(user_id, 'passport'));
  await api.db.insert(interview_notes).values({ user_id, question: 'visitor_1_why' });
  const form = `/api-mv/form/${user_id}`;
  await api.send('PUT', `${form}/ds160/pages/2`, { headers: head.bearer, json: { form_data: { nationality: 'CO' } } });
  await api.send('PUT', `${form}/ds160/pages/1`, {
    headers: head.bearer,
    json: { form_data: { surnames: 'Zabaleta' } },
  });

  await api.db.insert(reviews).values({ user_id, state: 'asked', asked_at: api.clock.now });
  const asked = await api.send('POST', `${form}/review`, { headers: head.bearer });
  const [found] = await findingsIn(api, user_id);
  const note = { ...found, note: 'x' };
  const noted = await api.send('PUT', `${form}/ds160/notes`, { headers: head.bearer, json: note });

  await recordEvent(api.db, { user_id, event: 'sign_up', data: { value: 1 }, now: api.clock.now });
  const get = async (path: string, headers: Record<string, string> = head.cookie) =>
    (await api.send('GET', path, { headers })).json;
  const family = `/user/${user_id}/secondary-applicants`;
  const shown: [fields: string[], row: object][] = [
    [PROFILE, (await get(`/user/${user_id}`)).user_profile],
    [PROFILE, (await get('/user/phone-number/+573001234567', csr.cookie)).user_profile],
    [SECONDARY_APPLICANT, (await get(family)).secondary_applicants[0]],
    [SECONDARY_APPLICANT, (await get(`${family}/${other.user.user_id}`)).secondary_applicant],
    [LEAD, (await get('/leads', csr.cookie)).leads[0]],
    [SUBSCRIPTION, (await get(`/api-mv/subscriptions?user_id=${user_id}`)).subscriptions[0]],
    [CONTACT_CHANGE, (await get(`/user/${user_id}/contact-changes`, csr.cookie)).contact_changes[0]],
    [SESSION, (await get('/auth/sessions')).sessions[0]],
    [APPOINTMENT, (await get(`/api-mv/appointments/${user_id}`)).appointments[0]],
    [INTERVIEW_NOTE, (await get(`/api-mv/interview/${user_id}`)).notes[0]],
    [FORM_OVERVIEW, (await get(form)).forms[0]],
    [['page_number', 'status', 'version', 'to_answer'], (await get(form)).forms[0].pages[1]],
    [FORM_PAGE, (await get(`${form}/ds160/pages`)).pages[1]],
    [FORM_PAGE, (await get(`${form}/ds160/pages/2`)).page],
    [REVIEW, asked.json.review],
    [CHECK_NOTE, noted.json.note],
    [CONVERSION_EVENT, (await get('/api-mv/admin/conversion-events', (await api.signIn('admin')).cookie)).events[0]],
    [
      EVENT_DELIVERY,
      (await get('/api-mv/admin/conversion-events', (await api.signIn('admin')).cookie)).events[0].deliveries[0],
    ],
    [DOCUMENT, (await get(`/api-mv/docs/${user_id}/documents`)).documents[0]],
    [DOCUMENT_FILE, (await get(`/api-mv/docs/${user_id}/documents`)).documents[0].files[0]],
  ];
  for (const [fields, row] of shown) expect(sorted(Object.keys(row))).toEqual(sorted(fields));
});

test('the API document names the same fields', ({ api }) => {
  const schemas = api.app.document.components?.schemas as Record<string, { properties: object }>;
  const fieldsOf = (name: string) => sorted(Object.keys(schemas[name]?.properties ?? {}));
  expect(fieldsOf('UserProfile')).toEqual(sorted([...PROFILE, 'token']));
  expect(fieldsOf('SecondaryApplicant')).toEqual(sorted(SECONDARY_APPLICANT));
  expect(fieldsOf('Lead')).toEqual(sorted(LEAD));
  expect(fieldsOf('Subscription')).toEqual(sorted(SUBSCRIPTION));
  expect(fieldsOf('ContactChange')).toEqual(sorted(CONTACT_CHANGE));
  expect(fieldsOf('Session')).toEqual(sorted(SESSION));
  expect(fieldsOf('Appointment')).toEqual(sorted(APPOINTMENT));
  expect(fieldsOf('InterviewNote')).toEqual(sorted(INTERVIEW_NOTE));
  expect(fieldsOf('FormPage')).toEqual(sorted(FORM_PAGE));
  expect(fieldsOf('FormOverview')).toEqual(sorted(FORM_OVERVIEW));
  expect(fieldsOf('Review')).toEqual(sorted(REVIEW));
  expect(fieldsOf('CheckNote')).toEqual(sorted(CHECK_NOTE));
  expect(fieldsOf('Document')).toEqual(sorted(DOCUMENT));
  expect(fieldsOf('DocumentFile')).toEqual(sorted(DOCUMENT_FILE));
  expect(fieldsOf('Promo')).toEqual(sorted(PROMO));
  expect(fieldsOf('CompletedPayment')).toEqual(sorted(COMPLETED_PAYMENT));
  expect(fieldsOf('Referral')).toEqual(sorted(REFERRAL));
});
