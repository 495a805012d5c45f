/** What is done to one of the team: why, to whom the open cases go, and one's own password (D17, T16). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { useOwnPassword } from '#app/features/backoffice/own-password.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { LEAST_REASON } from '#content/limits.ts';
import { changeRole, disableMember, enableMember, resetSecondFactor } from './client.ts';
import { type Deed, ROLE_CHOICES, type RoleChoice, STAFF_REFUSALS } from './rules.ts';
import type { PersonView } from './view.server.ts';

export type DialogDeed = Extract<Deed, 'role' | 'disable' | 'enable' | 'factor'>;
type Field = 'role' | 'hand_to' | 'reason' | 'password';
type Props = Pick<PersonView, 'member' | 'heirs'> & { deed: DialogDeed; onDone(text: string): void; onClose(): void };

export function DeedDialog({ deed, member, heirs, onDone, onClose }: Props) {
  const t = useTranslations('office-staff.dialog');
  const words = useTranslations('office-staff');
  const id = useId();
  const { sends, fail, fieldOf, ...sending } = useSending<Field>(id);
  const own = useOwnPassword('password', { fieldOf, fail });
  const { user_id, name, cases } = member;
  const roles = ROLE_CHOICES.filter((one) => one !== member.role);
  const [role, setRole] = useState<RoleChoice>(roles[0] ?? 'none');
  const isLeaving = deed === 'disable' || (deed === 'role' && role === 'none');

  async function act(reason: string, hand_to: string | null): Promise<string> {
    if (deed === 'enable') {
      await enableMember(user_id, { reason });
      return words('done.enable', { name });
    }
    if (deed === 'factor') {
      await resetSecondFactor(user_id, { reason });
      return words('done.factor', { name });
    }
    if (deed === 'disable')
      return words('done.disable', { name, cases: (await disableMember(user_id, { reason, hand_to })).cases });
    const changed = await changeRole(user_id, { role, reason, hand_to });
    return words('done.role', { name, role: words(`list.roles.${role}`), cases: changed.cases });
  }

  function explain(error: unknown) {
    if (own.explains(error)) return;
    const answer = error instanceof HttpError ? error : undefined;
    if (answer?.field === 'hand_to') return fail(t('handTo'), 'hand_to');
    if (answer?.field === 'role') return fail(t('sameRole'), 'role');
    if (answer?.serverMessage === STAFF_REFUSALS.application) return fail(t('application'));
    fail(t(answer?.status === 409 || answer?.status === 404 ? 'gone' : 'failed'));
  }

  const send = sends(async (typed) => {
    const reason = String(typed.get('reason') ?? '').trim();
    if (reason.length < LEAST_REASON) return fail(t('reasonMissing'), 'reason');
    const password = own.read(typed);
    if (!password) return;
    try {
      await confirmPassword(password);
      onDone((await act(reason, String(typed.get('hand_to') ?? '') || null)).trim());
      closeDialog(id);
    } catch (error) {
      explain(error);
    }
  });

  return (
    <FormDialog
      {...{ id, sending, onClose }}
      words={{
        title: t(`${deed}Title`, { name }),
        close: t('close'),
        send: t('confirm'),
        busy: t('busy'),
        cancel: t('cancel'),
      }}
      onSubmit={send}
      isDanger={deed === 'disable'}
    >
      <p>{t(`${deed}Help`)}</p>
      {deed === 'role' && (
        <RadioCards
          {...fieldOf('role')}
          label={t('newRole')}
          options={roles.map((value) => ({
            value,
            title: words(`list.roles.${value}`),
            ...(value === 'none' && { text: t('noneHelp') }),
          }))}
          value={role}
          onChange={(value) => setRole(value as RoleChoice)}
        />
      )}
      {isLeaving && cases > 0 && (
        <SelectField
          {...fieldOf('hand_to')}
          label={t('casesFor', { n: cases })}
          empty={t('free')}
          options={heirs.map(({ value, label }) => ({ value, label: t('giveTo', { name: label }) }))}
        />
      )}
      <TextareaField {...fieldOf('reason')} label={t('reason')} help={t('reasonHelp')} rows={2} maxLength={500} />
      {own.field}
    </FormDialog>
  );
}
