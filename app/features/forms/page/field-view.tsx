/** One field of the page: its control, its error, and on demand help, "confirm later" and a question by WhatsApp. */
import { useLocale, useTranslations } from 'use-intl';
import { Control } from '#app/features/forms/fields/control.tsx';
import { ConfirmButton, OriginNote } from '#app/features/forms/prefill/origin-mark.tsx';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Field, FieldText } from '#content/forms/definition.ts';
import type { PageTools } from './page-tools.ts';
import { useField } from './use-sheet.ts';

/** The id of the control, and what an error links to. */
export const idOf = (path: string) => `f-${path.replaceAll('.', '-')}`;

const SIMPLE = ['doesNotApply', 'imperative'];

/** Help is there for whoever wants it, and out of the way of everybody else. */
function Aside({ field, text, path, isLater, tools }: Props & { isLater: boolean }) {
  const t = useTranslations('forms');
  const { sheet, askText } = tools;
  return (
    <details className="group/aside">
      <summary className="-my-1 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-deep text-sm underline-offset-4 hover:underline">
        <Icon name="chevron-down" className="size-4 transition-transform duration-200 group-open/aside:rotate-180" />
        {t('field.help')}
        <span className="sr-only">: {text.label}</span>
        {isLater && <span className="rounded-full bg-sky px-2.5 py-0.5 font-semibold">{t('field.laterMark')}</span>}
      </summary>
      <div className="grid gap-1 pb-2">
        {text.help && <p className="max-w-[65ch] text-sm leading-snug">{text.help}</p>}
        <div className="flex flex-wrap items-center gap-x-5">
          <Checkbox
            id={`${idOf(path)}-later`}
            label={t('field.later')}
            checked={isLater}
            onChange={(event) => sheet.setLater(path, event.target.checked)}
          />
          <span className="py-2.5 text-sm">
            <TextLink href={whatsappHref(askText(text.label))} data-event="whatsapp" data-place={`form-${field.name}`}>
              {t('field.ask')}
            </TextLink>
          </span>
        </div>
      </div>
    </details>
  );
}

type Props = {
  field: Field;
  text: FieldText;
  path: string;
  tools: PageTools;
  /** On a wide screen two of them share a line. */
  isHalf?: boolean | undefined;
};

export function FieldView(props: Props) {
  const { field, text, path, tools, isHalf } = props;
  const { sheet, words, labelOf } = tools;
  const t = useTranslations('forms');
  const locale = useLocale();
  const { isShown, isFreed, isRequired, raw, fault, isLater, mark } = useField(sheet, path);
  // Its options depend on another field: it wakes with that one, too.
  useField(sheet, field.optionsOf ? path.replace(/[^.]+$/, field.optionsOf) : path);
  if (!isShown) return null;
  const choices = sheet.optionsOf(path).map((option) => ({ code: option.code, label: labelOf(field, option.code) }));
  const isSimple = SIMPLE.includes(field.type);
  return (
    <div
      className={`grid content-start gap-0.5 ${field.indented ? 'border-line border-s-4 ps-4' : ''} ${isHalf ? '' : 'sm:col-span-2'}`}
      data-path={path}
      lang={locale}
    >
      <Control
        id={idOf(path)}
        label={text.label}
        mark={isRequired || isFreed || isSimple ? undefined : t('field.optional')}
        error={fault ? words(field, text, fault) : undefined}
        help={mark && <OriginNote>{tools.originText(mark)}</OriginNote>}
        field={field}
        raw={raw}
        disabled={isFreed || field.readOnly === true}
        choices={choices}
        patternText={text.pattern}
        holder={text.holder}
        onWrite={(value) => sheet.write(path, value)}
        onLeave={() => sheet.leave(path)}
      />
      {mark && !isFreed && (
        <ConfirmButton
          label={text.label}
          onConfirm={() => {
            sheet.confirm(path);
            document.getElementById(idOf(path))?.focus();
          }}
        />
      )}
      {!isSimple && !isFreed && <Aside {...props} isLater={isLater} />}
    </div>
  );
}
