/** Add or edit a family member (spec 3 "Secondary applicant", spec 5, spec 8). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { addSecondaryApplicant, type Member, updateSecondaryApplicant } from './client.ts';
import { familyFailure } from './family-failure.ts';
import { isName, labelOf, offeredTo } from './rules.ts';

type Props = {
  primary_user_id: string;
  /** Without one somebody is added. */
  member?: Member | undefined;
  onSaved(name: string): void;
  onClose(): void;
};
const FIELDS = ['first_name', 'last_name', 'relationship'] as const;
type Field = (typeof FIELDS)[number];

export function MemberDialog({ primary_user_id, member, onSaved, onClose }: Props) {
  const t = useTranslations('applicants');
  const id = useId();
  const { isBusy, sends, fail, failWith, errorAt, watches, aloud, notice } = useSending<Field>(id);
  const [adding] = useState(keyPerContent);

  const typedIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
  function wrongIn(form: FormData, field: Field) {
    const typed = typedIn(form, field);
    if (field === 'relationship') return typed ? null : t('member.relationshipMissing');
    return isName(typed) ? null : t('member.invalidName');
  }
  const watch = watches((field, form) => {
    const text = FIELDS.includes(field) && wrongIn(form, field);
    return text ? { text, isMissing: !typedIn(form, field) } : null;
  });

  async function send(form: FormData) {
    const wrongs = FIELDS.flatMap((field) => {
      const text = wrongIn(form, field);
      return text ? [{ field, text }] : [];
    });
    if (wrongs.length > 0) return failWith(wrongs);
    const read = (name: string) => typedIn(form, name);
    const fields = {
      first_name: read('first_name'),
      last_name: read('last_name'),
      relationship: read('relationship'),
      is_minor: read('is_minor') === 'yes',
      shares_address: form.has('shares_address'),
    };
    try {
      const { secondary_applicant: saved } = member
        ? await updateSecondaryApplicant(primary_user_id, { user_id: member.user_id, ...fields })
        : await addSecondaryApplicant(primary_user_id, fields, adding.keyOf(fields));
      closeDialog(id);
      onSaved(saved.first_name);
    } catch (error) {
      const { text, field } = familyFailure(error);
      fail(t(`member.${text}`), field);
    }
  }

  const title = member ? t('member.editTitle', { name: member.first_name }) : t('member.addTitle');
  return (
    <ShownDialog id={id} title={title} close={t('member.close')} onClose={onClose} holds>
      <form method="post" noValidate onSubmit={sends(send)} {...watch} className="grid gap-5">
        {aloud}
        <p className="text-quiet">{t('member.nameHelp')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          {(['first_name', 'last_name'] as const).map((name) => (
            <TextField
              key={name}
              id={`${id}-${name}`}
              name={name}
              autoComplete="off"
              maxLength={200}
              defaultValue={member?.[name]}
              label={t(`member.${name}`)}
              error={errorAt(name)}
            />
          ))}
        </div>
        <SelectField
          id={`${id}-relationship`}
          name="relationship"
          label={t('member.relationship')}
          empty={t('member.relationshipEmpty')}
          defaultValue={member?.relationship ?? ''}
          options={offeredTo(member && labelOf(member.relationship)).map((value) => ({
            value,
            label: t(`relationship.${value}`),
          }))}
          error={errorAt('relationship')}
        />
        <RadioCards
          id={`${id}-is_minor`}
          name="is_minor"
          label={t('member.minor')}
          help={t('member.minorHelp')}
          columns
          defaultValue={member?.is_minor ? 'yes' : 'no'}
          options={[
            { value: 'no', title: t('member.no') },
            { value: 'yes', title: t('member.yes') },
          ]}
        />
        <Checkbox
          id={`${id}-shares_address`}
          name="shares_address"
          defaultChecked={member?.shares_address ?? true}
          label={t('member.sharesAddress')}
        />
        {notice}
        <div className="grid gap-2.5 max-sm:*:w-full sm:flex sm:flex-row-reverse sm:justify-start">
          <Button kind="main" type="submit" busy={isBusy ? t('member.busy') : undefined}>
            {t(member ? 'member.save' : 'member.add')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('member.cancel')}
          </Button>
        </div>
      </form>
    </ShownDialog>
  );
}
