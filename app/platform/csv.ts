/** Lines of a table for spreadsheets, in which no cell is taken for a formula (T26). Pure. */

/** Signs that begin a formula or lead out of the cell, in their wide forms too, also after what nobody sees. */
const BEGINS_FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
/** Where columns are divided by semicolons, as in most of our countries, or by tabs, a cell of ours may be taken for several. */
const BEGINS_INSIDE = /([;\t\r\n][\s\p{Cc}\p{Cf}"]*)(?=[=+\-@|\uff1d\uff0b\uff0d\uff20])/gu;

/** A sign before it makes text of it; figures of ours are no text of somebody's. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  const inside = text.replace(BEGINS_INSIDE, "$1'");
  const safe = BEGINS_FORMULA.test(text) ? `'${inside}` : inside;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** As RFC 4180 has it. */
export const csvLine = (values: readonly unknown[]) => `${values.map(csvCell).join(',')}\r\n`;

export const csvOf = (lines: readonly (readonly unknown[])[]) => lines.map(csvLine).join('');
