/**
 * Answers in words of one's own, which the official form wants in English: explanations, duties, job titles, how people
 * are related. Names, streets, companies, places and codes are carried as they are. What only our own advisers read
 * (renewal, work_family, background_check, interview_prep) may stay in any language.
 */
import type { Field, Form } from './definition.ts';

export const isProse = ({ type, prose }: Pick<Field, 'type' | 'prose'>): boolean => prose ?? type === 'textArea';

/** Where a form asks for such words: members of a repeat group as `group.member`. */
export const proseFields = ({ pages }: Pick<Form, 'pages'>): { id: string; page: number; field: Field }[] =>
  pages.flatMap(({ number: page, fields }) =>
    fields.flatMap((field) =>
      field.type === 'addRemove'
        ? (field.fields ?? [])
            .filter(isProse)
            .map((member) => ({ id: `${field.name}.${member.name}`, page, field: member }))
        : isProse(field)
          ? [{ id: field.name, page, field }]
          : [],
    ),
  );
