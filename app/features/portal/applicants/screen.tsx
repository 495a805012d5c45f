/** /portal/applicants (spec 2, 6, D9, D21): who applies, and how far each one is. */
import { useEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Ctx, ctxContext } from '#app/ctx.server.ts';
import { updateProfile } from '#app/features/accounts/client.ts';
import { FamilyList, focusPerson, type MemberAction } from '#app/features/applicants/family-list.tsx';
import { InviteDialog } from '#app/features/applicants/invites/dialog.tsx';
import { WaitingInvite } from '#app/features/applicants/invites/waiting.tsx';
import { MemberDialog } from '#app/features/applicants/member-dialog.tsx';
import { RemoveDialog } from '#app/features/applicants/remove-dialog.tsx';
import { MAX_SECONDARY } from '#app/features/applicants/rules.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { laterOf } from '#app/features/forms/later.server.ts';
import { bookedOfFamily } from '#app/features/portal/appointments/view.server.ts';
import { Timeline } from '#app/features/portal/case/timeline.tsx';
import { APPLICANTS_SEEN, isFirstView } from '#app/features/portal/rules.ts';
import { primaryView } from '#app/features/portal/view.server.ts';
import { eventsToTell } from '#app/features/tracking/consent/told.server.ts';
import { loadTagManager, type ToldEvent, tellRecorded } from '#app/features/tracking/layer.ts';
import { mayHoldTags, rowOf } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Banner } from '#app/ui/notices/banner.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { Empty } from '#app/ui/scenes/spots/empty.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { PartyNote } from './party-note.tsx';
import { PersonWork } from './person-work.tsx';

/** After a payment: what was bought is told by the page under the id of the server, and the tag manager may be loaded (record 054). */
async function justPaid(ctx: Ctx, user_id: string, request: Request) {
  if (!mayHoldTags(rowOf('portal-applicants'), new URL(request.url).searchParams)) return null;
  const events = await eventsToTell(ctx, user_id, { events: ['purchase_visa'], minutes: 24 * 60 });
  return { events, tags: ctx.tags };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const view = await primaryView(ctx);
  const { user_id } = view.person;
  // Of somebody with an own account only the status is shown until they allow more (D48).
  const open = view.family.filter(({ is_private }) => !is_private).map((member) => member.user_id);
  return {
    ...view,
    paid: await justPaid(ctx, user_id, request),
    booked: await bookedOfFamily(ctx, view.family),
    later: view.included.form ? await laterOf(ctx, [user_id, ...open]) : {},
  };
}

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

/** Told once each; a payment that is settled after the page was opened is told when the loaders run again. */
function useTold(paid: { events: ToldEvent[]; tags: string | undefined } | null) {
  useEffect(() => {
    if (!paid) return;
    if (paid.tags) loadTagManager(paid.tags);
    tellRecorded(paid.events);
  }, [paid]);
}

const SELF = { isSelf: true, is_private: true };

type Open = { what: 'add' } | MemberAction;

export default function ApplicantsScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('portal');
  const say = useTranslations('applicants');
  const tellOf = useTranslations('case.timeline');
  const { person, family, isPaid, story } = view;
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const { openSettings, tell } = usePortalTools();
  const [open, setOpen] = useState<Open | null>(null);
  useFirstView(person);
  useTold(view.paid);

  const shut = () => setOpen(null);
  const isFull = family.length >= MAX_SECONDARY;
  function done(text: string) {
    tell(text);
    return revalidate();
  }

  return (
    <>
      <title>{t('applicants.title')}</title>
      <div className="grid gap-6">
        {query.get('just_paid') === 'true' && (
          // What the address says is thanked for; whether it is paid, the loader alone says (T23).
          <Banner kind={isPaid ? 'good' : 'info'} live>
            <p>{t(isPaid ? 'applicants.paid' : 'applicants.justPaid')}</p>
          </Banner>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">{t('applicants.title')}</h1>
          <Button kind="main" icon="plus" wide disabled={isFull} onClick={() => setOpen({ what: 'add' })}>
            {say('list.add')}
          </Button>
        </div>
        {isFull && <p className="text-quiet">{say('list.full')}</p>}
        <PartyNote person={person} here={family.length + 1} isPaid={isPaid} onSaved={done} />
        <FamilyList
          primary={person}
          family={family}
          work={(member) => (
            <PersonWork view={view} person={member ? { ...member, isSelf: false } : { ...person, ...SELF }} />
          )}
          waiting={(member) => (
            <WaitingInvite
              member={member}
              onDone={async (what, text) => {
                await done(text);
                // The button that was pressed is gone with the invite.
                if (what === 'cancel') focusPerson(member.user_id);
              }}
            />
          )}
          onAsk={(asked) => {
            setOpen(asked);
            // A date may have been booked since the page was opened.
            if (asked.what === 'remove') revalidate();
          }}
          onEditMine={() => openSettings()}
        />
        {family.length === 0 && <EmptyState text={say('list.empty')} scene={<Empty className="w-60" />} />}
        {story.length > 0 && (
          <section aria-labelledby="story" className="grid max-w-3xl gap-3">
            <h2 id="story" className="text-xl">
              {tellOf('title')}
            </h2>
            <Timeline lines={story} />
          </section>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t pt-4">
          <ScreenLink to="home" look="quiet" wide>
            {t('frame.exit')}
          </ScreenLink>
          <p className="text-quiet">{t('applicants.saved')}</p>
        </div>
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
        <InviteDialog
          member={open.member}
          onClose={shut}
          onInvited={async (email) => {
            await done(say('invite.done', { email }));
            focusPerson(open.member.user_id);
          }}
        />
      )}
      {open?.what === 'remove' && (
        <RemoveDialog
          primary_user_id={person.user_id}
          member={open.member}
          booked={view.booked[open.member.user_id] ?? []}
          onClose={shut}
          onRemoved={async (name) => {
            await done(say('remove.done', { name }));
            focusHeading();
          }}
        />
      )}
    </>
  );
}
