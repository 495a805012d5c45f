/** "Same as" and the shared address in the other official forms: what a family has in common is written once there, too. */
import { openForms, todayOf } from '#app/features/forms/opened.server.ts';
import { offeredAnswers, offeredOrigins, readOffers } from '#app/features/forms/prefill/store.server.ts';
import { forms, prefills } from '#content/forms/forms.ts';
import { credentials } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';

type Official = 'imm5257' | 'uk_visitor' | 'au600' | 'esta';

/** Somebody who applies, and a child who lives with them and is looked after by them. */
async function family(api: TestApp, form_name: Official) {
  const { service: service_type } = FILLINGS[form_name];
  const head = await api.signIn('applicant', { service_type, first_name: 'Marta', last_name: 'Gil' });
  await api.db.insert(credentials).values({ user_id: head.user.user_id, password_hash: 'x' });
  const child = await api.signIn('secondary', {
    ...{ primary_user_id: head.user.user_id, first_name: 'Luis', last_name: 'Gil' },
    ...{ relationship: 'child', shares_address: true },
  });
  const at = (user_id: string, page: number) => `/api-mv/form/${user_id}/${form_name}/pages/${page}`;
  const ask = async (method: 'GET' | 'PUT', path: string, json?: object) =>
    (await api.send(method, path, { headers: head.bearer, ...(json && { json }) })).json;
  return {
    head: head.user.user_id,
    child: child.user.user_id,
    save: async (user_id: string, page: number, form_data: object) =>
      (await ask('PUT', at(user_id, page), { form_data, autosave: true })).page,
    read: async (user_id: string, page: number) => (await ask('GET', at(user_id, page))).page,
    sameAs: async (page: number) =>
      (await ask('GET', `${at(child.user.user_id, page)}/same-as/${head.user.user_id}`)).form_data ?? null,
  };
}

const PAGES: [form_name: Official, page: number, shared: string[], own: string[]][] = [
  ['imm5257', 6, ['mail_street', 'mail_city', 'mail_country', 'res_same'], ['phone', 'email']],
  [
    ...(['imm5257', 7] as const),
    ['stay_from', 'stay_to', 'contact_1_name', 'contact_1_address'],
    ['purpose', 'funds_cad', 'contact_1_relationship'],
  ],
  ['uk_visitor', 3, ['home_line1', 'home_city', 'home_correspondence'], ['home_years', 'home_ownership']],
  ['uk_visitor', 8, ['arrival_date', 'leave_date'], ['main_purpose', 'activities']],
  ['uk_visitor', 11, ['accommodation_has', 'accommodation_plans', 'organised_group'], ['travel_with_others']],
  ['au600', 5, ['res_line1', 'res_suburb', 'postal_same'], ['phone_mobile', 'email', 'usual_country']],
  ['au600', 8, ['stay_length', 'arrival_date', 'departure_date'], ['parent_of_australian', 'visit_people']],
  ['esta', 3, ['home_line1', 'home_city', 'home_state'], ['parent1_family', 'email', 'phone']],
  ['esta', 5, ['us_contact_name', 'us_contact_city', 'us_stay_same', 'emergency_phone'], []],
];

test.for(PAGES)(
  '%s, page %i: what the family shares is given, what is one’s own is not',
  async ([form_name, page, shared, own], { api }) => {
    const { head, save, sameAs } = await family(api, form_name);
    expect(await sameAs(page), 'nothing there yet').toBeNull();
    const written = FILLINGS[form_name].smallest[page] ?? {};
    await save(head, page, written);
    const given = await sameAs(page);
    for (const name of shared) expect(given[name], name).toEqual(written[name]);
    for (const name of own) expect(given, name).not.toHaveProperty(name);
  },
);

test('who pays is given where it is somebody else, and not to that one; "myself" means another one there', async ({
  api,
}) => {
  const { head, save, sameAs } = await family(api, 'au600');
  const payer = { funding_source: '4', support_type: '3', support_family: 'Rojas', support_given: 'Ana' };
  await save(head, 10, { ...payer, support_relationship: '39', funds_available: 'Ahorros' });
  const given = await sameAs(10);
  expect(given).toMatchObject(payer);
  for (const own of ['support_relationship', 'funds_available']) expect(given).not.toHaveProperty(own);
  await save(head, 10, { ...payer, support_family: 'Gil', support_given: 'Luis' });
  expect(await sameAs(10)).toBeNull();
  await save(head, 10, { funding_source: '1', funds_available: 'Ahorros' });
  expect(await sameAs(10)).toBeNull();
});

test.for(['imm5257', 'uk_visitor', 'au600', 'esta'] as const)(
  '%s: who shares the address opens the page with it, and moves along',
  async (form_name, { api }) => {
    const { head, child, save, read } = await family(api, form_name);
    const { page = 0, fields = [] } = prefills[form_name].address ?? {};
    const written = FILLINGS[form_name].smallest[page] ?? {};
    await save(head, page, written);
    const opened = await openForms(api.db, child);
    const today = todayOf({ now: api.clock.now } as never);
    const offers = await readOffers(api.db, {
      ...{ ...opened, form: forms[form_name], page_number: page, today, answers: {} },
    });
    const home = Object.fromEntries(fields.flatMap((name) => (written[name] ? [[name, written[name]]] : [])));
    expect(Object.keys(home).length).toBeGreaterThan(2);
    expect(offeredAnswers(offers)).toMatchObject(home);
    for (const name of Object.keys(home)) expect(offeredOrigins(offers)[name], name).toBe(`form-of:${head}`);

    await save(child, page, home);
    const [street = ''] = Object.keys(home).filter((name) => /line1|street$/.test(name));
    await save(head, page, { ...written, [street]: 'Carrera 9 # 1-20' });
    const moved = await read(child, page);
    expect(moved.form_data[street]).toBe('Carrera 9 # 1-20');
    expect(moved.origins[street], 'new, so it is to be confirmed').toBe(`form-of:${head}`);
  },
);
