/** /admin/people/{user_id}/forms/{form_name}: what staff type into the official form, page by page, each answer to be copied. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Route } from './+types/entry-screen.ts';
import { EntryPage } from './entry-page.tsx';
import { heldBack, stepIn } from './entry-rules.ts';
import type { OfficialPack } from './official.ts';
import { type Entry, useEntry } from './use-entry.ts';
import { type EntryView, entryView } from './view.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => entryView(context.get(ctxContext), params.form_name);

const KEYS = [
  { keys: 'j · k · ↓ · ↑', text: 'keyRow' },
  { keys: 'c', text: 'keyCopy' },
  { keys: 'n · p', text: 'keyPage' },
  { keys: '?', text: 'keyHelp' },
] as const;

function Keys({ entry, onClose }: { entry: Entry; onClose(): void }) {
  const t = useTranslations('export.entry');
  return (
    <ShownDialog id="entry-keys" title={t('keys')} close={t('close')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        {KEYS.map(({ keys, text }) => (
          <div key={text} className="contents">
            <dt dir="ltr" className="font-mono font-semibold">
              {keys}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="entry-keys-on"
        label={t('keysOn')}
        checked={entry.hasKeys}
        onChange={({ target }) => entry.setKeys(target.checked)}
      />
    </ShownDialog>
  );
}

function Counts({ pack: { summary } }: { pack: OfficialPack }) {
  const t = useTranslations('export.entry');
  const counts = [
    ['missing', summary.missing.length],
    ['doubts', summary.doubts.length],
    ['english', summary.needs_english.length],
  ] as const;
  const open = counts.filter(([, count]) => count > 0);
  const pill = 'inline-flex min-h-7 items-center rounded-full px-3 font-semibold text-night text-sm';
  return (
    <p className="flex flex-wrap gap-1.5">
      {open.length === 0 && <span className={`${pill} bg-done`}>{t('whole')}</span>}
      {open.map(([what, count]) => (
        <span key={what} className={`${pill} bg-going`}>
          {t(what, { count })}
        </span>
      ))}
    </p>
  );
}

function Pages({ pack, entry }: { pack: OfficialPack; entry: Entry }) {
  const t = useTranslations('export.entry');
  return (
    <Fold title={t('pages')}>
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {pack.pages.map(({ page, ordinal, title, blocks }, place) => {
          const rows = blocks.flatMap((block) => block.rows).filter((row) => !heldBack(row));
          const copied = rows.filter(({ path }) => entry.copied.has(path)).length;
          return (
            <li key={page}>
              <button
                type="button"
                onClick={() => entry.goTo(place)}
                aria-current={place === entry.place ? 'page' : undefined}
                className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-lg px-2 text-start hover:bg-sky aria-[current]:font-semibold"
              >
                <bdi lang="en" className="min-w-0">
                  {t('page', { ordinal, title: title.en })}
                </bdi>
                <span className="shrink-0 text-quiet text-sm tabular-nums">
                  {t('progress', { copied, all: rows.length })}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}

function Typing({ view, pack }: { view: EntryView; pack: OfficialPack }) {
  const t = useTranslations('export.entry');
  const statusOf = useTranslations('forms.status');
  const { locale } = useAppData();
  const [isHelping, setHelping] = useState(false);
  const entry = useEntry({ user_id: view.user_id, form_name: view.form_name, pack, onHelp: () => setHelping(true) });
  const { page, place, told, rows, copied } = entry;
  const all = pack.pages.length;
  const step = (by: 1 | -1) => entry.goTo(stepIn(all, place, by));
  const free = rows.filter((row) => !heldBack(row));
  const file = `/api-mv/form/${view.user_id}/${view.form_name}/export`;
  return (
    <>
      <Counts pack={pack} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button kind="quiet" onClick={() => setHelping(true)}>
          {t('keys')}
        </Button>
        <TextLink href={`${file}/pdf?locale=${locale}`}>{t('paper')}</TextLink>
        <TextLink href={`${file}?locale=${locale}`}>{t('data')}</TextLink>
      </div>
      <Pages pack={pack} entry={entry} />
      {page && (
        <section aria-labelledby="entry-page" className="grid gap-3">
          <div className="sticky top-0 z-10 grid gap-1 border-line border-b bg-sand py-2">
            <p className="flex flex-wrap justify-between gap-x-4 text-quiet text-sm">
              <span>{t('pageOf', { ordinal: page.ordinal, all })}</span>
              <span>{t('status', { status: statusOf(page.status) })}</span>
              <span className="tabular-nums">
                {t('progress', { copied: free.filter(({ path }) => copied.has(path)).length, all: free.length })}
              </span>
            </p>
            <h2 id="entry-page" ref={entry.heading} tabIndex={-1} className="text-xl">
              <bdi lang="en">{page.title.en}</bdi>
            </h2>
            <p role="status" className="min-h-6 text-sm">
              {told && (told.what === 'copied' ? t('copied', { label: told.label }) : t(told.what))}
            </p>
          </div>
          <EntryPage page={page} entry={entry} />
          <div className="flex flex-wrap justify-between gap-2.5">
            <Button kind="quiet" icon="chevron-start" onClick={() => step(-1)} disabled={place === 0}>
              {t('previous')}
            </Button>
            <Button kind="main" onClick={() => step(1)} disabled={place === all - 1}>
              {t('next')}
            </Button>
          </div>
        </section>
      )}
      {isHelping && <Keys entry={entry} onClose={() => setHelping(false)} />}
    </>
  );
}

export default function EntryScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('export.entry');
  const nameOf = useTranslations('forms.names');
  const title = t('title', { form: nameOf(view.form_name), name: view.name });
  return (
    <div className="grid w-full max-w-4xl gap-4">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      {view.pack ? (
        <Typing view={view} pack={view.pack} />
      ) : (
        <Banner kind="warning">
          <p>{t('unpaid')}</p>
        </Banner>
      )}
    </div>
  );
}
