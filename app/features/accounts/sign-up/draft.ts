/** What was typed into a form survives a reload and a change of language, in this tab alone; passwords never do. */
export const DRAFT = 'sign-up-draft';

type Values = Record<string, string | boolean>;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const KEPT_TYPES = /^(text|tel|email|select-one|checkbox|radio)$/;

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Field =>
      'name' in element && Boolean(element.name) && KEPT_TYPES.test((element as Field).type),
  );
const isMark = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function read(key: string): Values {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

export function keepDraft(key: string, form: HTMLFormElement) {
  const values: Values = {};
  for (const field of fieldsOf(form)) {
    if (!isMark(field)) values[field.name] = field.value;
    else if (field.checked) values[field.name] = field.type === 'radio' ? field.value : true;
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing for us forgets the draft.
  }
}

/** As somebody's hand would: the field's own script hears of it. */
function write(field: Field, value: string) {
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Puts back what is missing; what already stands in a field was written later. */
export function putDraftBack(key: string, form: HTMLFormElement, { except = [] }: { except?: readonly string[] } = {}) {
  const values = read(key);
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (value === undefined || except.includes(field.name)) continue;
    if (isMark(field)) {
      const isMeant = field.type === 'radio' ? field.value === value : value === true;
      if (isMeant && !field.checked) field.click();
    } else if (typeof value === 'string' && (!field.value || field instanceof HTMLSelectElement)) write(field, value);
  }
}

export function forgetDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none.
  }
}
