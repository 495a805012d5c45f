/** Names, things and places of one person: from the profile, the family, every answer, and the lists of countries, states and cities. */
import type { Answers } from '#app/features/forms/engine/values.ts';
import { checksIn, isRows } from '#app/features/forms/engine/values.ts';
import type { KnownWords } from '#app/features/forms/mask/known.ts';
import type { OpenedForms } from '#app/features/forms/opened.server.ts';
import { headIdOf, readFamily } from '#app/features/forms/prefill/family.server.ts';
import { choicesOf } from '#app/features/forms/texts.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { Field, Form } from '#content/forms/definition.ts';
import { isProse } from '#content/forms/prose.ts';
import { CITIES } from '#content/waits.ts';
import type { Db } from '#db/client.server.ts';

/** Countries, states and the cities of consulates, in each language, with what they are called in English. */
function readPlaces(): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const list of ['COUNTRIES', 'PROVINCES_CA_US', 'POSTS_US'] as const) {
    const english = new Map(choicesOf(list, 'en').map(({ code, label }) => [code, label]));
    for (const locale of LOCALES)
      for (const { code, label } of choicesOf(list, locale)) places.set(label, english.get(code) ?? label);
  }
  for (const city of CITIES)
    for (const locale of LOCALES)
      places.set(translator(locale, 'pages')(`cities.${city}`), translator('en', 'pages')(`cities.${city}`));
  // What everybody writes.
  for (const short of ['EE. UU.', 'EEUU', 'EUA', 'USA']) places.set(short, 'United States');
  return places;
}
let places: ReadonlyMap<string, string> | undefined;

const OF_PEOPLE = /(^|_)(names?|surnames?|given|family)($|_)/;
const OF_THINGS = /employer|school|group|organi[sz]ation|company|business|institution|vessel|clan/;

/** Forms without classes of characters tell a person from a company by the name of the field. */
function isPersonal({ name, validation }: Field): boolean {
  const chars = checksIn(validation).find(({ regexPattern }) => regexPattern)?.regexPattern;
  if (chars === 'C_NAME' || chars === 'C_NATIVE') return true;
  return !chars && OF_PEOPLE.test(name) && !OF_THINGS.test(name);
}

type TextAnswer = { field: Field; text: string };

function toldIn({ pages }: Form, answers: Answers): TextAnswer[] {
  const at = (field: Field, value: unknown): TextAnswer[] =>
    field.type === 'text' && !isProse(field) && typeof value === 'string' ? [{ field, text: value }] : [];
  return pages.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const value = answers[field.name];
      if (field.type !== 'addRemove') return at(field, value);
      return isRows(value) ? value.flatMap((row) => (field.fields ?? []).flatMap((one) => at(one, row[one.name]))) : [];
    }),
  );
}

/** What a page says counts whether or not it is for this person now. */
export async function knownOf(db: Db, { profile, forms, rows }: OpenedForms): Promise<KnownWords> {
  const family = await readFamily(db, headIdOf(profile));
  const told = forms.flatMap((form) =>
    rows.filter((row) => row.form_name === form.name).flatMap((row) => toldIn(form, row.form_data as Answers)),
  );
  places ??= readPlaces();
  return {
    names: [
      ...[profile, ...family].flatMap(({ first_name, last_name }) => [first_name, last_name]),
      ...told.filter(({ field }) => isPersonal(field)).map(({ text }) => text),
    ],
    things: told.filter(({ field }) => !isPersonal(field)).map(({ text }) => text),
    places,
  };
}
