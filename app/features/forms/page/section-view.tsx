/** A section of a page: its title, and its fields in one column or two. */
import type { Field, PageText } from '#content/forms/definition.ts';
import { FieldView, indentedAmong } from './field-view.tsx';
import { GroupView } from './group-view.tsx';
import type { PageTools } from './tools.ts';
import { useAnyShown } from './use-sheet.ts';

/** Fields from one section's beginning to the next. */
export function sectionsOf(fields: readonly Field[]): { key: string | undefined; fields: Field[] }[] {
  const sections: { key: string | undefined; fields: Field[] }[] = [];
  for (const field of fields) {
    const last = sections.at(-1);
    if (field.section || !last) sections.push({ key: field.section, fields: [field] });
    else last.fields.push(field);
  }
  return sections;
}

type SectionProps = { title: string | undefined; fields: Field[]; text: PageText; tools: PageTools };

/** A section of which nothing is asked has no title either. */
export function Section({ title, fields, text, tools }: SectionProps) {
  const isShown = useAnyShown(
    tools.sheet,
    fields.map(({ name }) => name),
  );
  const textOf = (name: string) => text.fields[name] ?? { label: name };
  const isIndented = indentedAmong(fields);
  if (!isShown) return null;
  return (
    <section className="grid gap-4">
      {title && <h2 className="text-xl">{title}</h2>}
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field, place) =>
          field.type === 'addRemove' ? (
            <GroupView key={field.name} field={field} text={textOf(field.name)} words={text.fields} tools={tools} />
          ) : (
            <FieldView
              key={field.name}
              field={field}
              text={textOf(field.name)}
              path={field.name}
              tools={tools}
              isIndented={isIndented(field)}
              half={field.rightCol ? 'second' : fields[place + 1]?.rightCol ? 'first' : undefined}
            />
          ),
        )}
      </div>
    </section>
  );
}
