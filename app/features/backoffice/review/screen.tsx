/** /admin/people/{user_id}/answers: an adviser reads the answers page by page, accepts them or sends them back (D49). */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { AnswerLine } from './answer-row.tsx';
import { PageList } from './page-list.tsx';
import { RoundBar } from './round-bar.tsx';
import { countsOf } from './rules.ts';
import { useDesk } from './use-desk.ts';
import { unread } from './use-review.ts';
import { type ReviewPage, type ReviewView, reviewView } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  return reviewView(context.get(ctxContext), { form: query.get('form'), page: query.get('page') });
};

/** Going from page to page reads nothing anew: all of them are here, and each reading is on record. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !unread.isDue &&
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.searchParams.get('form') === nextUrl.searchParams.get('form') &&
  currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

const KEYS = [
  ['j · k', 'step'],
  ['a', 'accept'],
  ['f', 'flag'],
  ['u', 'takeBack'],
  ['A', 'acceptPage'],
  ['n', 'nextPage'],
  ['?', 'help'],
] as const;

type KeysProps = { hasKeys: boolean; setKeys(on: boolean): void; onClose(): void };

function KeysDialog({ hasKeys, setKeys, onClose }: KeysProps) {
  const t = useTranslations('office-review');
  return (
    <ShownDialog id="review-keys" title={t('keys.title')} close={t('close')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        {KEYS.map(([keys, text]) => (
          <div key={text} className="contents">
            <dt dir="ltr" className="font-mono font-semibold">
              {keys}
            </dt>
            <dd>{t(`keys.${text}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="review-keys-on"
        label={t('keys.on')}
        checked={hasKeys}
        onChange={({ target }) => setKeys(target.checked)}
      />
    </ShownDialog>
  );
}

function SavedLine({ page }: { page: ReviewPage }) {
  const t = useTranslations('office-review');
  const format = useFormatter();
  if (!page.saved_at) return <p className="text-quiet">{t('notSaved')}</p>;
  const date = format.dateTime(new Date(page.saved_at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="text-quiet">
      {page.isBySelf ? t('savedBySelf', { date }) : t('savedBy', { date, name: page.saved_by ?? t('somebody') })}
    </p>
  );
}

function Desk({ view }: { view: ReviewView }) {
  const t = useTranslations('office-review');
  const nameOf = useTranslations('forms.names');
  const desk = useDesk(view);
  const { page, pages, mayJudge, told } = desk;
  const all = countsOf(pages.flatMap(({ rows }) => rows.map(({ stand }) => stand)));
  const elsewhere = (kind: 'drafts' | 'waiting', stand: 'draft' | 'answered') => {
    const read = view.pages.flatMap(({ rows }) => rows).filter((row) => row.stand === stand).length;
    return Math.max(0, view[kind] - read);
  };
  const counts = {
    drafts: all.drafts + elsewhere('drafts', 'draft'),
    waiting: all.answered + elsewhere('waiting', 'answered'),
    open: all.open,
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {view.forms.length > 1 &&
          view.forms.map(({ form_name }) => (
            <ScreenLink
              key={form_name}
              to="admin-answers"
              params={{ user_id: view.person.user_id }}
              query={{ form: form_name }}
              look="tab"
              aria-current={form_name === view.form ? 'true' : undefined}
            >
              {nameOf(form_name)}
            </ScreenLink>
          ))}
        <ScreenLink to="admin-entry-pack" params={{ user_id: view.person.user_id, form_name: view.form }}>
          {t('pack')}
        </ScreenLink>
        <Button kind="quiet" onClick={() => desk.setHelp(true)}>
          {t('keys.title')}
        </Button>
      </div>
      {told && (
        <Banner kind={told === 'failed' ? 'alert' : 'warning'} live>
          <p>{t(told)}</p>
        </Banner>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <PageList pages={pages} here={page.number} onGo={desk.goTo} />
        <section aria-labelledby="review-page" className="grid min-w-0 gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <h2 id="review-page" tabIndex={-1} className="text-xl outline-none">
                {page.ordinal}. {page.title}
              </h2>
              <SavedLine page={page} />
            </div>
            {mayJudge && page.rows.some(({ stand }) => stand === 'open') && (
              <Button kind="quiet" onClick={() => void desk.acceptPage()}>
                {t('acceptPage')}
              </Button>
            )}
          </div>
          <ul className="rounded-card border border-line border-b-0 bg-card">
            {page.rows.map((row) => (
              <AnswerLine
                key={`${page.number} ${row.path}`}
                row={row}
                view={view}
                isHere={desk.here === row.path}
                isFlagging={desk.flagging === row.path}
                mayJudge={mayJudge}
                onHere={() => desk.setHere(row.path)}
                onAccept={() => void desk.accept(row.path)}
                onFlag={() => desk.setFlagging(row.path)}
                onTakeBack={() => void desk.takeBack(row.path)}
                onSave={(reason, comment) => desk.say(page, [row.path], 'flagged', { reason, comment })}
                onClose={() => {
                  desk.setFlagging(undefined);
                  desk.focus(row.path);
                }}
              />
            ))}
          </ul>
          <div className="flex justify-between gap-3">
            {desk.previous && (
              <Button kind="plain" icon="chevron-start" onClick={() => desk.goTo(desk.previous?.number ?? 1)}>
                {desk.previous.title}
              </Button>
            )}
            {desk.next && (
              <Button kind="quiet" onClick={() => desk.goTo(desk.next?.number ?? 1)}>
                {t('next', { title: desk.next.title })}
              </Button>
            )}
          </div>
          <RoundBar view={view} version={desk.version} counts={counts} onDone={desk.revalidate} />
        </section>
      </div>
      {desk.hasHelp && <KeysDialog {...desk.keys} onClose={() => desk.setHelp(false)} />}
    </>
  );
}

export default function AnswersScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-review');
  const title = t('title', { name: view.person.first_name });
  return (
    <div className="grid w-full gap-4">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      {view.form === null ? (
        <Banner kind="info">
          <p>{t('noForm')}</p>
        </Banner>
      ) : (
        <Desk key={`${view.person.user_id} ${view.form}`} view={view} />
      )}
    </div>
  );
}
