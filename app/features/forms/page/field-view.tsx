/** One field of the page: its control, its error, "confirm later", and on demand help and a question by WhatsApp. */
import { type FocusEvent, type Ref, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ConvertButton } from '#app/features/forms/converter/use-converter.tsx';
import { Control } from '#app/features/forms/fields/control.tsx';
import { fieldId } from '#app/features/forms/fields/control-props.ts';
import { FlagNote } from '#app/features/forms/lock/flag-note.tsx';
import { ConfirmButton, OriginNote } from '#app/features/forms/prefill/origin-mark.tsx';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Field, FieldText } from '#content/forms/definition.ts';
import type { PageTools } from './tools.ts';
import { useField } from './use-sheet.ts';

const SIMPLE = ['doesNotApply', 'imperative'];

/** From here on there is room beside the field (lg). */
const WIDE = '(min-width: 64rem)';

/** On a wide screen help opens as somebody comes to its field, and goes with them; what was opened by hand stays. */
function useHelp() {
  const box = useRef<HTMLDetailsElement>(null);
  const isByFocus = useRef(false);
  function come(to: Element | null) {
    const details = box.current;
    if (!details || details.open || details.contains(to) || !matchMedia(WIDE).matches) return;
    isByFocus.current = true;
    details.open = true;
  }
  // An address that names the field gives it the focus before the page wakes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at waking
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement && box.current?.closest('[data-path]')?.contains(activeElement)) come(activeElement);
  }, []);
  return {
    box,
    onFocus: (event: FocusEvent) => come(event.target),
    onBlur(event: FocusEvent) {
      if (!isByFocus.current || event.currentTarget.contains(event.relatedTarget as Node | null)) return;
      isByFocus.current = false;
      if (box.current) box.current.open = false;
    },
  };
}

/** The column beside the fields; of two that share a line the help of the second stands below that of the first. */
const BESIDE = {
  whole: 'lg:start-full lg:top-0',
  first: 'lg:start-[calc(200%+1rem)] lg:top-0',
  second: 'lg:start-full lg:top-8',
};

type AsideProps = Omit<Props, 'path'> & { box: Ref<HTMLDetailsElement> };

/** Help is there for whoever wants it: under the label, on a wide screen beside the field, where nothing moves for it. */
function Aside({ field, text, tools: { askText }, box, half }: AsideProps) {
  const t = useTranslations('forms');
  return (
    <details ref={box} className={`group/aside lg:absolute lg:ms-8 lg:w-72 ${BESIDE[half ?? 'whole']}`}>
      <summary className="-my-1 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-deep text-sm underline-offset-4 hover:underline lg:-my-2.5">
        <Icon name="chevron-down" className="size-4 transition-transform duration-200 group-open/aside:rotate-180" />
        <span>
          {t('field.help')}
          <span className={half ? 'max-lg:sr-only' : 'sr-only'}>: {text.label}</span>
        </span>
      </summary>
      {/* It can hold the focus, so that pressing in it does not take the focus away and shut it. */}
      <div
        tabIndex={-1}
        className="grid gap-1 pb-2 outline-none lg:absolute lg:inset-x-0 lg:z-10 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-4 lg:pb-1 lg:shadow-soft"
      >
        {text.help && <p className="max-w-[65ch] text-sm leading-snug">{text.help}</p>}
        <p className="py-2.5 text-sm">
          <TextLink
            href={whatsappHref(askText(text.label))}
            data-event="send_whatsapp"
            data-place={`form-${field.name}`}
          >
            {t('field.ask')}
          </TextLink>
        </p>
      </div>
    </details>
  );
}

type LaterProps = { path: string; label: string; isLater: boolean; onLater(isLater: boolean): void };

/** Whoever cannot say it now goes on all the same: under the control, and in place of "is missing" while it is set. */
function LaterButton({ path, label, isLater, onLater }: LaterProps) {
  const t = useTranslations('forms');
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      {isLater && (
        <span className="rounded-full bg-sky px-2.5 py-0.5 font-semibold text-deep">{t('field.laterMark')}</span>
      )}
      <button
        id={`${fieldId(path)}-later`}
        type="button"
        className="-my-1 min-h-11 text-start text-deep underline-offset-4 hover:underline"
        onClick={() => onLater(!isLater)}
      >
        {t(isLater ? 'field.confirmed' : 'field.later')}
        <span className="sr-only">: {label}</span>
      </button>
    </div>
  );
}

type Props = {
  field: Field;
  text: FieldText;
  path: string;
  tools: PageTools;
  /** On a wide screen two of them share a line. */
  half?: 'first' | 'second' | undefined;
  isIndented?: boolean | undefined;
};

/** A box stands with the field that it frees; of two that share a line the first one carries the rule for both. */
export const indentedAmong = (fields: readonly Field[]) => (field: Field) =>
  field.indented === true ||
  (field.appliesTo ?? []).some((name) => fields.some((one) => one.name === name && one.indented));

export const indentLook = (half?: Props['half']) =>
  `border-line border-s-4 ps-4 ${half === 'second' ? 'sm:border-s-0 sm:ps-0' : ''}`;

export function FieldView(props: Props) {
  const { field, text, path, tools, half, isIndented = field.indented } = props;
  const { sheet, words, labelOf } = tools;
  const t = useTranslations('forms');
  const locale = useLocale();
  const { isShown, isFreed, isRequired, raw, fault, isLater, mark } = useField(sheet, path);
  const { box, ...moves } = useHelp();
  // Its options depend on another field: it wakes with that one, too.
  useField(sheet, field.optionsOf ? path.replace(/[^.]+$/, field.optionsOf) : path);
  if (!isShown) return null;
  const choices = sheet.optionsOf(path).map((option) => ({ code: option.code, label: labelOf(field, option.code) }));
  const isSimple = SIMPLE.includes(field.type);
  const flag = tools.flagOf(path);
  if (field.follows)
    return (
      <dl className="grid gap-1 sm:col-span-2" data-path={path} lang={locale}>
        <dt className="font-semibold">{text.label}</dt>
        <dd>{choices.find(({ code }) => code === raw)?.label ?? t('field.follows')}</dd>
        {text.help && <dd className="text-quiet text-sm">{text.help}</dd>}
      </dl>
    );
  return (
    <div
      {...moves}
      className={`relative grid content-start gap-0.5 ${isIndented ? indentLook(half) : ''} ${half ? '' : 'sm:col-span-2'}`}
      data-path={path}
      lang={locale}
    >
      <Control
        key={sheet.epochOf(path)}
        id={fieldId(path)}
        label={text.label}
        mark={isRequired || isFreed || isSimple ? undefined : t('field.optional')}
        error={fault ? words(field, text, fault, raw) : undefined}
        help={
          (flag || mark) && (
            <>
              {flag && <FlagNote comment={flag} />}
              {mark && <OriginNote>{tools.originText(mark)}</OriginNote>}
            </>
          )
        }
        note={isSimple || isFreed ? undefined : <Aside {...props} box={box} />}
        field={field}
        raw={raw}
        disabled={isFreed || tools.isLocked(path)}
        choices={choices}
        patternText={text.pattern}
        holder={text.holder}
        onWrite={(value) => sheet.write(path, value)}
        onLeave={() => sheet.leave(path)}
      />
      {field.converts && !isFreed && !tools.isLocked(path) && (
        <ConvertButton field={field} path={path} label={text.label} converter={tools.converter} />
      )}
      {mark && !isFreed && (
        <ConfirmButton
          label={text.label}
          onConfirm={() => {
            sheet.confirm(path);
            document.getElementById(fieldId(path))?.focus();
          }}
        />
      )}
      {!isSimple && !isFreed && !tools.isLocked(path) && (
        <LaterButton
          path={path}
          label={text.label}
          isLater={isLater}
          onLater={(isLater) => sheet.setLater(path, isLater)}
        />
      )}
    </div>
  );
}
