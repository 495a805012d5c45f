/** The people of an application, one card each: the primary applicant first (spec 6 "Primary applicant"). */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import type { Progress } from '#content/progress.ts';
import type { Member } from './client.ts';
import { PersonBadge } from './person-badge.tsx';
import { ProgressPill } from './progress-pill.tsx';
import { RELATIONSHIP_LABELS } from './rules.ts';

export type MemberAction = { what: 'edit' | 'remove' | 'invite'; member: Member };
type Primary = { first_name: string; last_name: string; status: Progress; supporting_documents_status: Progress };

type CardProps = {
  name: string;
  role: string;
  marks?: readonly string[];
  form: Progress;
  documents: Progress;
  children?: ReactNode;
};

function Card({ name, role, marks = [], form, documents, children }: CardProps) {
  const t = useTranslations('applicants');
  const line = (label: string, progress: Progress) => (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1">
      <dt className="text-quiet">{label}</dt>
      <dd>
        <ProgressPill progress={progress} />
      </dd>
    </div>
  );
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <PersonBadge name={name} />
        <div className="grid min-w-0">
          <h3 className="text-lg">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-quiet text-sm">{[role, ...marks].join(' · ')}</p>
        </div>
      </div>
      <dl className="divide-y divide-line border-line border-y">
        {line(t('list.form'), form)}
        {line(t('list.documents'), documents)}
      </dl>
      {children && <div className="-mx-2 mt-auto flex flex-wrap gap-x-1">{children}</div>}
    </li>
  );
}

function MemberCard({ member, onAsk }: { member: Member; onAsk(asked: MemberAction): void }) {
  const t = useTranslations('applicants');
  const name = `${member.first_name} ${member.last_name}`;
  const relationship = RELATIONSHIP_LABELS.find((label) => label === member.relationship) ?? 'other-family';
  const marks = [
    ...(member.is_minor ? [t('list.minor')] : []),
    ...(member.shares_address ? [t('list.sharesAddress')] : []),
    ...(member.has_account ? [t('list.hasAccount')] : []),
  ];
  const act = (what: MemberAction['what']) => (
    <Button kind="plain" aria-label={t(`list.${what}Of`, { name })} onClick={() => onAsk({ what, member })}>
      {t(`list.${what}`)}
    </Button>
  );
  return (
    <Card
      name={name}
      role={t(`relationship.${relationship}`)}
      marks={marks}
      form={member.status}
      documents={member.supporting_documents_status}
    >
      {act('edit')}
      {!member.is_minor && !member.has_account && act('invite')}
      {act('remove')}
    </Card>
  );
}

type Props = { primary: Primary; family: readonly Member[]; onAsk(asked: MemberAction): void; onEditMine(): void };

export function FamilyList({ primary, family, onAsk, onEditMine }: Props) {
  const t = useTranslations('applicants');
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <Card
        name={`${primary.first_name} ${primary.last_name}`.trim()}
        role={t('list.you')}
        form={primary.status}
        documents={primary.supporting_documents_status}
      >
        <Button kind="plain" onClick={onEditMine}>
          {t('list.editMine')}
        </Button>
      </Card>
      {family.map((member) => (
        <MemberCard key={member.user_id} member={member} onAsk={onAsk} />
      ))}
    </ul>
  );
}
