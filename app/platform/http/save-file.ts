/** Gives a file that a call has brought to the person, under its name. */

/** Phones read the file after the click: its address stays good for a while. */
const KEPT_MS = 60_000;

export function saveFile({ name, content }: { name: string; content: Blob }) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
