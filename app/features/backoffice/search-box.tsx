/** The search of the bar: people appear while one types; the arrows walk them, Enter opens one, `/` leads here. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { localeOf } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useGoTo } from '#app/ui/wayfinding/screen-link.tsx';
import { isTyping } from '#app/ui/wayfinding/single-keys.ts';
import { type FoundPerson, searchPeople } from './search-client.ts';
import { wantedBy } from './search-rules.ts';

const PAUSE_MS = 250;
type SearchResult = { q: string; people: FoundPerson[] | 'failed' } | null;

/** Asks once nobody types any more; an older answer never takes the place of a newer one. */
function useFound(q: string, tries: number): SearchResult {
  const [found, setFound] = useState<SearchResult>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!wantedBy(q)) return setFound(null);
    const stop = new AbortController();
    const later = setTimeout(() => {
      searchPeople(q, stop.signal).then(
        ({ people }) => setFound({ q, people }),
        () => !stop.signal.aborted && setFound({ q, people: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(later);
      stop.abort();
    };
  }, [q, tries]);
  return wantedBy(q) ? found : null;
}

function useSlash(focus: () => void) {
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

export function SearchBox() {
  const t = useTranslations('office.frame');
  const { pathname } = useLocation();
  const goTo = useGoTo();
  const [q, setQ] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [tries, setTries] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const found = useFound(q, tries);
  const people = found && found.people !== 'failed' ? found.people : [];
  useSlash(() => input.current?.focus());
  const open = ({ user_id }: FoundPerson) => {
    setOpen(false);
    setQ('');
    goTo(pathTo('admin-person', localeOf(pathname), { user_id }));
  };
  function steer(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = people[active];
    if (step && people.length > 0) setActive((active + step + people.length) % people.length);
    else if (event.key === 'Enter' && chosen) open(chosen);
    else if (event.key === 'Enter' && found?.people === 'failed') setTries(tries + 1);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  }
  const status = !found
    ? ''
    : found.people === 'failed'
      ? t('search.failed')
      : people.length === 0
        ? t('search.none')
        : t('search.count', { n: people.length });
  const isShown = isOpen && found !== null;
  return (
    <div className="relative min-w-0 flex-1 md:max-w-96">
      <Icon name="search" className="pointer-events-none absolute start-3 top-3 size-5 text-quiet" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        aria-expanded={isShown}
        aria-controls="office-search-list"
        aria-autocomplete="list"
        aria-activedescendant={isShown && people[active] ? `found-${people[active].user_id}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={80}
        value={q}
        onChange={(event) => {
          setQ(event.target.value);
          setOpen(true);
          setActive(0);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={steer}
        className="min-h-11 w-full text-ellipsis rounded-full border-[1.5px] border-edge bg-card ps-10 pe-3 placeholder:text-quiet"
      />
      <div
        className={`absolute inset-x-0 top-full z-40 mt-1.5 max-h-[70vh] min-w-72 overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-soft ${isShown ? '' : 'hidden'}`}
      >
        <p role="status" className={people.length > 0 ? 'sr-only' : 'px-3 py-2.5 text-quiet'}>
          {isShown && status}
        </p>
        <div id="office-search-list" role="listbox" aria-label={t('search.label')} hidden={people.length === 0}>
          {people.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard walks the list from the input
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
            <div
              key={person.user_id}
              id={`found-${person.user_id}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => open(person)}
              className="grid min-h-11 cursor-pointer content-center rounded-lg px-3 py-1.5 leading-snug hover:bg-sky aria-selected:bg-sky"
            >
              <span className="flex justify-between gap-3">
                <bdi className="min-w-0 truncate font-semibold">
                  {`${person.first_name} ${person.last_name}`.trim()}
                </bdi>
                <span className="shrink-0 text-quiet text-sm tabular-nums">{`#${person.case_number}`}</span>
              </span>
              <bdi dir="ltr" className="min-w-0 truncate text-start text-quiet text-sm">
                {[person.phone_number, person.email].filter(Boolean).join(' · ')}
              </bdi>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
