/** One person's card on /portal/applicants: the one thing that comes next, then form, documents and what else the service has. */
import { useTranslations } from 'use-intl';
import { fieldId } from '#app/features/forms/fields/control-props.ts';
import type { LaterMark } from '#app/features/forms/later.server.ts';
import { openTo, PersonTasks, type Worker } from '#app/features/portal/person-tasks.tsx';
import type { PersonNext } from '#app/features/portal/rules.ts';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { isScreen } from '#app/paths.ts';
import { Fold } from '#app/ui/fold.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';

/** Screens that name the person, by what they are for. */
const ofPerson: Partial<Record<PersonNext, string>> = {
  form: 'portal-form',
  review: 'portal-form-check',
  returned: 'portal-form-check',
  documents: 'portal-documents',
  interview_scheduled: 'portal-interview',
};
/** Of these there is none without a form. */
const NEED_FORM: readonly PersonNext[] = ['form', 'review', 'returned'];
/** Screens of the application, which the primary opens for themselves. */
const ofApplication: Partial<Record<PersonNext, string>> = {
  questions: 'portal-questions',
  payment: 'portal-payment',
  visa_received: 'portal-outcome',
  visa_denied: 'portal-outcome',
};

/** What the reader, the head of the family, does before this person's part begins. */
const ofHead: Partial<Record<PersonNext, string>> = {
  head_questions: 'portal-questions',
  head_payment: 'portal-payment',
};

type NextProps = { next: PersonNext; person: Worker; hasScreen: boolean; form: string | null };

function Next({ next, person, hasScreen, form }: NextProps) {
  const t = useTranslations('case.next');
  const named = hasScreen ? openTo(ofPerson[next] ?? '', person) : undefined;
  const own = (person.isSelf ? ofApplication[next] : ofHead[next]) ?? '';
  const screen = named ?? (isScreen(own) ? own : null);
  const params = named && ({ params: { user_id: person.user_id, form_name: form ?? '' } } as object);
  return (
    <p className="flex items-start gap-2 rounded-lg bg-sky px-3 py-2 leading-snug">
      <Icon name="arrow-end" className="mt-0.5 size-4 text-deep" />
      <span className="min-w-0">
        <span className="text-quiet">{t('label')}: </span>
        {screen ? (
          <ScreenLink to={screen as 'portal'} {...params}>
            {t(next)}
          </ScreenLink>
        ) : (
          <strong className="font-semibold">{t(next)}</strong>
        )}
      </span>
    </p>
  );
}

/** What somebody meant to look up: each line opens its page at the field. */
function Later({ user_id, marks }: { user_id: string; marks: readonly LaterMark[] }) {
  const t = useTranslations('portal.applicants');
  if (marks.length === 0) return null;
  return (
    <Fold title={t('later', { count: marks.length })} open={marks.length <= SHOWN_AT_ONCE}>
      <ul className="grid gap-2">
        {marks.map(({ form_name, page, path, label, title }) => (
          <li key={`${form_name} ${path}`} className="leading-snug">
            <ScreenLink to="portal-form-page" params={{ user_id, form_name, page: String(page) }} hash={fieldId(path)}>
              {label}
            </ScreenLink>
            <span className="text-quiet text-sm"> · {title}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** More wait behind their number. */
const SHOWN_AT_ONCE = 3;

type Props = {
  person: Worker;
  view: Pick<PrimaryView, 'nexts' | 'hasForm' | 'included'> & { later: Readonly<Record<string, LaterMark[]>> };
};

export function PersonWork({ person, view: { nexts, hasForm, included, later } }: Props) {
  const next = nexts[person.user_id];
  return (
    <div className="grid gap-3">
      {next && (
        <Next
          next={next}
          person={person}
          hasScreen={!NEED_FORM.includes(next) || included.form !== null}
          form={included.form}
        />
      )}
      <PersonTasks person={person} hasForm={hasForm} included={included} />
      <Later user_id={person.user_id} marks={later[person.user_id] ?? []} />
    </div>
  );
}
