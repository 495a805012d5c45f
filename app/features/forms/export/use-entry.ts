/** The state of typing: page, row, what was copied in this visit; and the keys. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { PREFIX } from '#app/platform/own-drafts.ts';
import { isTyping, useKeysSwitch } from '#app/ui/wayfinding/single-keys.ts';
import { heldBack, moveOf, stepIn } from './entry-rules.ts';
import type { OfficialPack, OfficialRow } from './official.ts';

/** Paths, never what stands in them; logging out takes them away, as it does drafts. */
function useCopied(user_id: string, form_name: string) {
  const key = `${PREFIX}entry:${user_id}:${form_name}`;
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    try {
      setCopied(new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]));
    } catch {
      // The browser keeps nothing: the visit begins anew.
    }
  }, [key]);
  const add = (path: string) =>
    setCopied((before) => {
      const now = new Set(before).add(path);
      try {
        sessionStorage.setItem(key, JSON.stringify([...now]));
      } catch {
        // It stays in memory.
      }
      return now;
    });
  return { copied, add };
}

export const copyId = (path: string) => `copy-${path.replaceAll('.', '-')}`;

/** What happened last, for the line that is read aloud; each time another object, so that the same is said again. */
type EntryNotice = { what: 'copied' | 'notCopied' | 'noFit' | 'noEnglish'; label: string };

type EntryInput = { user_id: string; form_name: string; pack: Pick<OfficialPack, 'pages'>; onHelp(): void };

export function useEntry({ user_id, form_name, pack, onHelp }: EntryInput) {
  const { copied, add } = useCopied(user_id, form_name);
  const [place, setPlace] = useState(0);
  const { hasKeys, setKeys } = useKeysSwitch();
  const [told, setTold] = useState<EntryNotice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const page = pack.pages[place];
  const rows = page?.blocks.flatMap((block) => block.rows) ?? [];

  const focusRow = useCallback((path: string | undefined) => {
    const button = path && document.getElementById(copyId(path));
    if (!button) return;
    button.focus({ preventScroll: true });
    button.scrollIntoView({ block: 'center' });
  }, []);
  const rowInFocus = () => rows.findIndex(({ path }) => document.activeElement?.id === copyId(path));

  const goTo = (to: number) => {
    setPlace(to);
    setTold(null);
    heading.current?.focus();
    scrollTo({ top: 0 });
  };

  /** Whether it is in the clipboard now: what was there before would be pasted in its place. */
  async function copy(row: OfficialRow): Promise<boolean> {
    const held = heldBack(row);
    if (held || row.official === null) {
      setTold({ what: held ?? 'noEnglish', label: row.label.en });
      return false;
    }
    try {
      await navigator.clipboard.writeText(row.official);
    } catch {
      setTold({ what: 'notCopied', label: row.label.en });
      return false;
    }
    add(row.path);
    setTold({ what: 'copied', label: row.label.en });
    return true;
  }

  const onKey = (event: KeyboardEvent) => {
    const move = isTyping(event.target) ? null : moveOf(event);
    if (!move || (!hasKeys && move !== 'help')) return;
    const at = rowInFocus();
    const row = rows[at];
    event.preventDefault();
    if (move === 'help') return onHelp();
    if (move === 'page+' || move === 'page-') return goTo(stepIn(pack.pages.length, place, move === 'page+' ? 1 : -1));
    if (move === 'copy') {
      if (!row) return focusRow(rows[0]?.path);
      return void copy(row).then((isCopied) => isCopied && focusRow(rows[stepIn(rows.length, at, 1)]?.path));
    }
    // From outside of the list one comes to its first row.
    focusRow(rows[at < 0 ? 0 : stepIn(rows.length, at, move === 'row+' ? 1 : -1)]?.path);
  };
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { place, page, rows, copied, told, hasKeys, setKeys, heading, goTo, copy };
}
export type Entry = ReturnType<typeof useEntry>;
