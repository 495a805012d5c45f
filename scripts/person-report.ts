/** What each form shares with the others (content/person): fields that are mapped, left out for a reason, or only for the person to say. */
import { compiledForm } from '#app/features/forms/engine/form.ts';
import { type Answers, isEmpty } from '#app/features/forms/engine/values.ts';
import type { Offers } from '#app/features/forms/prefill/offer.ts';
import { isNever, offersOn } from '#app/features/forms/prefill/offers.ts';
import { fromPaths } from '#app/features/forms/prefill/paths.ts';
import type { FormName } from '#content/catalogue.ts';
import { forms, prefills } from '#content/forms/forms.ts';
import { personMaps } from '#content/forms/person-maps.ts';
import type { PersonMap, Reason } from '#content/person/map.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';

/** Of a field, group or member (`group.member`): how the model sees it; null where nobody has decided. */
type Cover = 'mapped' | 'never' | Reason | null;

export function coverOf(name: FormName, map: PersonMap = personMaps[name]): Map<string, Cover> {
  const reasons = new Map(
    Object.entries(map.unmapped).flatMap(([reason, ids]) => ids.map((id) => [id, reason as Reason] as const)),
  );
  const cover = (id: string, page: number): Cover => {
    const [field = '', member] = id.split('.');
    if (isNever(prefills[name], page, field)) return 'never';
    const group = map.groups?.[field];
    const isMapped =
      member === undefined ? field in map.fields || group !== undefined : member in (group?.members ?? {});
    return isMapped ? 'mapped' : (reasons.get(id) ?? reasons.get(field) ?? null);
  };
  return new Map([...compiledForm(forms[name]).nodes.values()].map(({ id, page }) => [id, cover(id, page)]));
}

type Pages = Readonly<Record<number, Answers>>;
type From = { readonly name: FormName; readonly filled: Pages };

/** Page after page of another form as it opens when these are finished, each saved as it was offered. */
export function openedAfter(finished: readonly From[], to: FormName, today: string): Map<number, Offers> {
  const opened = new Map<number, Offers>();
  let answers: Answers = {};
  for (const page of forms[to].pages) {
    const offers = offersOn(
      forms[to],
      { prefill: prefills[to], map: personMaps[to] },
      page,
      {
        profile: { first_name: '', last_name: '', email: null, phone_number: null },
        onboarding: { answers: {}, isOwn: true },
        ...{ answers, relatives: [], host: null },
        others: finished.map(({ name, filled }) => ({
          ...{ form: forms[name], map: personMaps[name], isFinished: true, isOfEarlier: false },
          answers: Object.assign({}, ...Object.values(filled)),
        })),
      },
      { today, service_type: FILLINGS[to].service },
    );
    if (offers.size > 0) opened.set(page.number, offers);
    answers = { ...answers, ...fromPaths(new Map([...offers].map(([path, { value }]) => [path, value]))) };
  }
  return opened;
}

const idOf = (path: string) =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.');
const TARGETS = ['imm5257', 'uk_visitor', 'au600', 'esta'] as const;

function filledIn(filled: Pages, to: FormName, today: string) {
  const paths = [...openedAfter([{ name: 'ds160', filled }], to, today).values()].flatMap((offers) => [
    ...offers.keys(),
  ]);
  return new Set(paths.map(idOf)).size;
}

export function personReport(today: string): string {
  const lines = (Object.keys(personMaps) as FormName[]).map((name) => {
    const covers = [...coverOf(name).values()];
    const mapped = covers.filter((one) => one === 'mapped').length;
    const never = covers.filter((one) => one === 'never').length;
    const open = covers.filter(isEmpty).length;
    return `  ${name}: ${mapped} mapped, ${covers.length - mapped - never - open} left out for a reason, ${never} never, ${open} undecided`;
  });
  const { most, smallest } = FILLINGS.ds160;
  const carried = TARGETS.map((to) => {
    const mapped = [...coverOf(to).values()].filter((one) => one === 'mapped').length;
    return `  ds160 -> ${to}: ${filledIn(most, to, today)} of ${mapped} fields by whoever answers everything, ${filledIn(smallest, to, today)} by the smallest answer`;
  });
  return [
    'What forms share: questions, groups, members and boxes that are mapped onto facts of a person.',
    ...lines,
    ...carried,
  ].join('\n');
}
