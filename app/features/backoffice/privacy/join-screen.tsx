/** /admin/people/{user_id}/join: the second account by search, both side by side, and one of them (D55). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { type FoundPerson, searchPeople } from '#app/features/backoffice/search-client.ts';
import { Problem } from '#app/platform/problem.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { ScreenLink, WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/join-screen.ts';
import { type JoinPreview, previewJoining } from './client.ts';
import { JoinForm } from './join-form.tsx';
import { BothAccounts, WhatBecomes } from './side-by-side.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const profile = ctx.subject && (await readProfile(ctx.db, ctx.subject.user_id));
  if (!profile || profile.primary_user_id) throw new Problem(404);
  return { user_id: profile.user_id, name: `${profile.first_name} ${profile.last_name}`.trim() };
}

type SearchProps = { user_id: string; onChosen(preview: JoinPreview): void };

function OtherAccount({ user_id, onChosen }: SearchProps) {
  const t = useTranslations('office-privacy.join');
  const id = useId();
  const { isBusy, sends, run, fail, fieldOf, summary, aloud } = useSending<'q'>(id);
  const [found, setFound] = useState<FoundPerson[] | null>(null);
  const send = sends(async (typed) => {
    try {
      const { people } = await searchPeople(String(typed.get('q') ?? ''), new AbortController().signal);
      setFound(people.filter((person) => person.user_id !== user_id));
    } catch {
      fail(t('failed'));
    }
  });
  const choose = (other: string) =>
    run(() =>
      previewJoining(user_id, other).then(onChosen, () => {
        fail(t('failed'));
      }),
    );
  return (
    <div className="grid gap-4">
      <form method="post" noValidate onSubmit={send} className="grid max-w-xl gap-4">
        {summary('')}
        {aloud}
        <TextField {...fieldOf('q')} type="search" label={t('search')} help={t('searchHelp')} maxLength={80} />
        <div>
          <Button kind="quiet" type="submit" busy={isBusy ? t('finding') : undefined}>
            {t('find')}
          </Button>
        </div>
      </form>
      <Said>{found?.length === 0 && t('none')}</Said>
      <ul className="grid gap-3">
        {found?.map((person) => (
          <li key={person.user_id} className="grid gap-2 rounded-card border border-line bg-card p-4">
            <p>
              <bdi className="font-semibold">{`${person.first_name} ${person.last_name}`.trim()}</bdi>
              <bdi dir="ltr" className="block text-start text-quiet text-sm [overflow-wrap:anywhere]">
                {[person.phone_number, person.email].filter(Boolean).join(' · ')}
              </bdi>
            </p>
            <div>
              <Button kind="quiet" onClick={() => choose(person.user_id)}>
                {t('choose', { number: person.case_number })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function JoinScreen({ loaderData: { user_id, name } }: Route.ComponentProps) {
  const t = useTranslations('office-privacy');
  const [preview, setPreview] = useState<JoinPreview | null>(null);
  const [isDone, setDone] = useState(false);
  const title = t('join.title', { name });
  return (
    <div className="grid max-w-4xl gap-6">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      {isDone ? (
        <Banner kind="good" live>
          <p>{t('join.done')}</p>
        </Banner>
      ) : (
        <p className="text-quiet">{t('join.lead')}</p>
      )}
      {!isDone && !preview && <OtherAccount user_id={user_id} onChosen={setPreview} />}
      {!isDone && preview && (
        <>
          <div>
            <Button kind="quiet" onClick={() => setPreview(null)}>
              {t('join.another')}
            </Button>
          </div>
          <BothAccounts preview={preview} />
          {preview.refusals.length > 0 ? (
            <Banner kind="alert" title={t('join.refused')}>
              {preview.refusals.map((refusal) => (
                <p key={refusal}>{t(`refusal.${refusal}`)}</p>
              ))}
              {preview.refusals.includes('password') && (
                <p>
                  <ScreenLink to="admin-person-join" params={{ user_id: preview.other.user_id }}>
                    {t('join.swap')}
                  </ScreenLink>
                </p>
              )}
            </Banner>
          ) : (
            <>
              <WhatBecomes preview={preview} />
              <JoinForm
                key={preview.other.user_id}
                preview={preview}
                onChanged={setPreview}
                onDone={() => setDone(true)}
              />
            </>
          )}
        </>
      )}
      <WayBack to="admin-person-privacy" params={{ user_id }}>
        {t('join.back')}
      </WayBack>
    </div>
  );
}
