/** A line of a CSV file whose cells no spreadsheet takes for a formula (T26). */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Text that begins like a formula gets an apostrophe in front, also behind blanks; every cell stands in quotes. */
const cell = (value: unknown): string => {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const safe = FORMULA.test(text) || FORMULA.test(text.trimStart()) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

export const csvLine = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`;

/** Without it a spreadsheet reads accents as something else. */
export const CSV_START = '\ufeff';
