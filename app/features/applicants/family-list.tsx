/** The people of an application, one card each: the primary applicant first (spec 6 "Primary applicant"). */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import type { Member } from './client.ts';
import { PersonBadge } from './person-badge.tsx';
import { labelOf } from './rules.ts';

export type MemberAction = { what: 'edit' | 'remove' | 'invite'; member: Member };
type NamedPerson = { user_id: string; first_name: string; last_name: string };

/** Where one reads on when the button that one pressed is gone. */
const nameId = (user_id: string) => `person-${user_id}`;
export const focusPerson = (user_id: string) => document.getElementById(nameId(user_id))?.focus();

type CardProps = {
  person: NamedPerson;
  role: string;
  marks?: readonly string[];
  work: ReactNode;
  children?: ReactNode;
};

function Card({ person, role, marks = [], work, children }: CardProps) {
  const name = `${person.first_name} ${person.last_name}`.trim();
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex items-center gap-3">
        <PersonBadge name={name} />
        <div className="grid min-w-0">
          <h2 id={nameId(person.user_id)} tabIndex={-1} className="text-lg outline-none">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-quiet">{[role, ...marks].join(' · ')}</p>
        </div>
      </div>
      {work}
      {children}
    </li>
  );
}

type MemberProps = { member: Member; work: ReactNode; waiting: ReactNode; onAsk(asked: MemberAction): void };

function MemberCard({ member, work, waiting, onAsk }: MemberProps) {
  const t = useTranslations('applicants');
  const name = `${member.first_name} ${member.last_name}`;
  const marks = [
    ...(member.is_minor ? [t('list.minor')] : []),
    ...(member.shares_address ? [t('list.sharesAddress')] : []),
    ...(member.has_account ? [t('list.hasAccount')] : []),
  ];
  const act = (what: MemberAction['what'], kind: 'plain' | 'danger' = 'plain') => (
    <Button kind={kind} aria-label={t(`list.${what}Of`, { name })} onClick={() => onAsk({ what, member })}>
      {t(`list.${what}`)}
    </Button>
  );
  return (
    <Card person={member} role={t(`relationship.${labelOf(member.relationship)}`)} marks={marks} work={work}>
      {waiting}
      <div className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2">
        <div className="-ms-4 me-auto flex flex-wrap">
          {act('edit')}
          {!member.is_minor && !member.has_account && !member.invited_email && act('invite')}
        </div>
        {act('remove', 'danger')}
      </div>
    </Card>
  );
}

type Props = {
  primary: NamedPerson;
  family: readonly Member[];
  /** What comes next for a person and how far they are; nobody for the primary. */
  work(member: Member | null): ReactNode;
  /** What is said of an invite that waits, and done about it. */
  waiting(member: Member): ReactNode;
  onAsk(asked: MemberAction): void;
  onEditMine(): void;
};

export function FamilyList({ primary, family, work, waiting, onAsk, onEditMine }: Props) {
  const t = useTranslations('applicants');
  return (
    <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <Card person={primary} role={t('list.you')} work={work(null)}>
        <div className="-ms-4 mt-auto">
          <Button kind="plain" onClick={onEditMine}>
            {t('list.editMine')}
          </Button>
        </div>
      </Card>
      {family.map((member) => (
        <MemberCard key={member.user_id} member={member} work={work(member)} waiting={waiting(member)} onAsk={onAsk} />
      ))}
    </ul>
  );
}
