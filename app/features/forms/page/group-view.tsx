/** A repeat group: a card a row, at most so many, none taken away while it is the last; what was taken away can come back. */
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { limitOf } from '#app/features/forms/engine/state.ts';
import { fieldId } from '#app/features/forms/fields/control-props.ts';
import { FlagNote } from '#app/features/forms/lock/flag-note.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/fields/field.tsx';
import type { Field, FieldText, PageText } from '#content/forms/definition.ts';
import { FieldView, indentedAmong, indentLook } from './field-view.tsx';
import type { PageTools } from './tools.ts';
import { useField } from './use-sheet.ts';

type Props = { field: Field; text: FieldText; words: PageText['fields']; tools: PageTools };
type RemovedRow = { sheet: PageTools['sheet']; name: string; row: number; undo: () => void };

const CONTROLS = ':is(input:not([type=hidden]), select, textarea):enabled';

export function GroupView({ field, text, words, tools }: Props) {
  const t = useTranslations('forms');
  const { sheet } = tools;
  const { isShown, fault } = useField(sheet, field.name);
  const [taken, setRemoved] = useState<RemovedRow | null>(null);
  // It comes back to the sheet that it was taken from.
  const removed = taken?.sheet === sheet ? taken : null;
  const box = useRef<HTMLFieldSetElement>(null);
  if (!isShown) return null;
  const keys = sheet.keysOf(field.name);
  const limit = limitOf(field);
  const isIndented = indentedAmong(field.fields ?? []);
  const isLocked = tools.isLocked(field.name);
  const flag = tools.flagOf(field.name);
  const nameOf = (row: number) => (text.row ?? text.label).replace('{n}', String(row + 1));
  const rowAt = (row: number) => box.current?.querySelectorAll<HTMLElement>('[data-row]')[row];
  const focusRow = (row: number) => requestAnimationFrame(() => rowAt(row)?.focus());
  /** The button that was pressed is gone by then. */
  const focusFirstField = (row: number) =>
    requestAnimationFrame(() =>
      (rowAt(row)?.querySelector<HTMLElement>(CONTROLS) ?? rowAt(row) ?? box.current)?.focus(),
    );

  function add() {
    setRemoved(null);
    sheet.addRow(field.name);
    focusRow(keys.length);
  }
  function remove(row: number) {
    setRemoved({ sheet, name: nameOf(row), row, undo: sheet.removeRow(field.name, row) });
    focusRow(Math.max(0, row - 1));
  }

  return (
    <fieldset
      ref={box}
      id={fieldId(field.name)}
      tabIndex={-1}
      className={`grid min-w-0 scroll-mt-4 gap-3 sm:col-span-2 ${field.indented ? indentLook() : ''}`}
    >
      <legend className="mb-1.5 font-semibold leading-snug">{text.label}</legend>
      {text.help && <p className="max-w-[65ch] text-quiet text-sm leading-snug">{text.help}</p>}
      {flag && <FlagNote comment={flag} />}
      <ErrorNote id={fieldId(field.name)} error={fault ? tools.words(field, text, fault) : undefined} />
      {keys.map((key, row) => (
        <section
          key={key}
          data-row
          tabIndex={-1}
          aria-label={nameOf(row)}
          className="grid gap-4 rounded-card border border-line bg-card p-4 outline-offset-4 sm:grid-cols-2"
        >
          <div className="flex min-h-11 items-center justify-between gap-3 sm:col-span-2">
            <h3 className="font-semibold text-base">{nameOf(row)}</h3>
            {keys.length > 1 && !isLocked && (
              <Button kind="plain" aria-label={t('group.removeRow', { row: nameOf(row) })} onClick={() => remove(row)}>
                {t('group.remove')}
              </Button>
            )}
          </div>
          {(field.fields ?? []).map((member) => (
            <FieldView
              key={member.name}
              field={member}
              text={words[`${field.name}.${member.name}`] ?? { label: member.name }}
              path={`${field.name}.${row}.${member.name}`}
              tools={tools}
              isIndented={isIndented(member)}
            />
          ))}
        </section>
      ))}
      <div role="status" className={removed ? 'flex flex-wrap items-center gap-3' : 'sr-only'}>
        {removed && (
          <>
            <span>{t('group.removed', { row: removed.name })}</span>
            <Button
              kind="quiet"
              onClick={() => {
                removed.undo();
                setRemoved(null);
                focusFirstField(removed.row);
              }}
            >
              {t('group.undo')}
            </Button>
          </>
        )}
      </div>
      {keys.length >= limit && <p className="text-quiet">{t('group.limit', { n: limit })}</p>}
      {keys.length < limit && !isLocked && (
        <div>
          <Button kind="quiet" icon="plus" onClick={add}>
            {text.add ?? text.label}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
