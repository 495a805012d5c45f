/** Views of one thing side by side. Before it wakes: links to sections (parts.css shows one of them). */
import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';

export type Tab = {
  key: string;
  title: string;
  body: ReactNode;
  /** Made anew whenever it is opened; the others keep what was typed. */
  isFresh?: boolean;
};

type Props = {
  id: string;
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The one to begin with, where it is there. */
  first?: string | undefined;
};

const never = () => () => {};
/** False on the server and in the first render of the browser, so both agree. */
const useIsAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const look =
  'relative -outline-offset-3 flex min-h-12 cursor-pointer items-center whitespace-nowrap rounded-lg px-2 font-semibold text-quiet transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full hover:text-deep aria-selected:text-deep aria-selected:after:bg-deep';
const row = 'flex gap-4 overflow-x-auto border-line border-b [scrollbar-width:none]';

export function Tabs({ id, label, tabs, first }: Props) {
  const isAwake = useIsAwake();
  const [chosen, setChosen] = useState((tabs.find(({ key }) => key === first) ?? tabs[0]).key);
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = tabs.findIndex(({ key }) => key === chosen);
    const to = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: at + 1,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: at - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to % tabs.length];
    if (!tab) return;
    event.preventDefault();
    setChosen(tab.key);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${tab.key}-tab`)}`)?.focus();
  }

  return (
    <div className="grid gap-5">
      {isAwake ? (
        <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={row}>
          {tabs.map(({ key, title }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}-tab`}
              aria-selected={key === chosen}
              aria-controls={`${id}-${key}`}
              tabIndex={key === chosen ? 0 : -1}
              onClick={() => setChosen(key)}
              className={look}
            >
              {title}
            </button>
          ))}
        </div>
      ) : (
        <nav aria-label={label} className={row}>
          {tabs.map(({ key, title }, index) => (
            <a key={key} href={`#${id}-${key}`} className={`${look} ${index === 0 ? 'text-deep' : ''}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {/* The same elements asleep and awake: what stands in them stays. */}
      <div className={isAwake ? '' : 'tab-sections grid gap-5'}>
        {tabs.map(({ key, title, body, isFresh }) => (
          <section
            key={key}
            id={`${id}-${key}`}
            {...(isAwake
              ? { role: 'tabpanel', 'aria-labelledby': `${id}-${key}-tab`, hidden: key !== chosen, tabIndex: 0 }
              : { 'aria-label': title, className: 'scroll-mt-4' })}
          >
            {(!isAwake || key === chosen || !isFresh) && body}
          </section>
        ))}
      </div>
    </div>
  );
}
