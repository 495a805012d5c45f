/** /portal/applicants (spec 2, 6, D9, D21): who applies, and how far each one is. */
import { useEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { updateProfile } from '#app/features/accounts/client.ts';
import { FamilyList, type MemberAction } from '#app/features/applicants/family-list.tsx';
import { InviteDialog } from '#app/features/applicants/invites/dialog.tsx';
import { MemberDialog } from '#app/features/applicants/member-dialog.tsx';
import { RemoveDialog } from '#app/features/applicants/remove-dialog.tsx';
import { MAX_SECONDARY } from '#app/features/applicants/rules.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/applicants-screen.ts';
import { AskCard } from './ask-card.tsx';
import { PartyNote } from './party-note.tsx';
import { APPLICANTS_SEEN, isFirstView } from './rules.ts';
import { primaryView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => primaryView(context.get(ctxContext));

/** The first view after the questions moves current_step (D21); a failure is tried again at the next view. */
function useFirstView({ user_id, current_step }: { user_id: string; current_step: string }) {
  const isAsked = useRef(false);
  const isDue = isFirstView(current_step);
  useEffect(() => {
    if (!isDue || isAsked.current) return;
    isAsked.current = true;
    updateProfile(user_id, { current_step: APPLICANTS_SEEN }).catch(() => {});
  }, [isDue, user_id]);
}

type Open = { what: 'add' } | MemberAction;

export default function ApplicantsScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('portal');
  const say = useTranslations('applicants');
  const { person, family, service, isPaid } = view;
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const { openSettings, tell } = usePortalTools();
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFirstView(person);

  const shut = () => setOpen(null);
  const isFull = family.length >= MAX_SECONDARY;
  function done(text: string) {
    tell(text);
    revalidate();
  }

  return (
    <>
      <title>{t('applicants.title')}</title>
      <div className="grid gap-6">
        {query.get('just_paid') === 'true' && (
          <Banner kind="info" live>
            <p>{t('applicants.justPaid')}</p>
          </Banner>
        )}
        <div className="grid gap-2">
          <div className="-ms-4 -mt-2">
            <ScreenLink to="portal" look="plain">
              <span className="inline-flex items-center gap-1.5">
                <Icon name="chevron-start" />
                {t('applicants.back')}
              </span>
            </ScreenLink>
          </div>
          <h1 className="text-3xl">{t('applicants.title')}</h1>
          <p className="max-w-[60ch] text-lg">{t('applicants.intro')}</p>
        </div>
        <PartyNote person={person} here={family.length + 1} isPaid={isPaid} onSaved={done} />
        <section aria-labelledby="people" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="people" ref={heading} tabIndex={-1} className="text-xl outline-none">
              {say('list.title')}
            </h2>
            <Button kind="main" icon="plus" wide disabled={isFull} onClick={() => setOpen({ what: 'add' })}>
              {say('list.add')}
            </Button>
          </div>
          {isFull && <p className="text-quiet">{say('list.full')}</p>}
          <FamilyList primary={person} family={family} onAsk={setOpen} onEditMine={openSettings} />
          {family.length === 0 && <p className="text-quiet">{say('list.empty')}</p>}
        </section>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t pt-6">
          <ScreenLink to="home" look="quiet" wide>
            {t('applicants.save')}
          </ScreenLink>
          <p className="text-quiet">{t('applicants.saved')}</p>
        </div>
        <AskCard service={service} />
      </div>
      {(open?.what === 'add' || open?.what === 'edit') && (
        <MemberDialog
          primary_user_id={person.user_id}
          member={open.what === 'edit' ? open.member : undefined}
          onClose={shut}
          onSaved={(name) => done(say(open.what === 'edit' ? 'member.changed' : 'member.added', { name }))}
        />
      )}
      {open?.what === 'invite' && (
        <InviteDialog member={open.member} onClose={shut} onInvited={(email) => tell(say('invite.done', { email }))} />
      )}
      {open?.what === 'remove' && (
        <RemoveDialog
          primary_user_id={person.user_id}
          member={open.member}
          onClose={shut}
          onRemoved={(name) => {
            done(say('remove.done', { name }));
            // The button that opened the question is gone with its card.
            heading.current?.focus();
          }}
        />
      )}
    </>
  );
}
