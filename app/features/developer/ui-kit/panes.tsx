/** Every state of one part in four panes: both directions, both schemes. */
import { parts } from './parts.tsx';
import { type KitCountries, PANES, voiceOf } from './voice.ts';

export type PanesProps = { part: string; countries: KitCountries };

const slug = (name: string) => name.replace(/\W+/g, '-');

export function KitPanes({ part, countries }: PanesProps) {
  return (
    <div className="grid gap-10">
      {Object.entries(parts[part]?.states ?? {}).map(([state, sample]) => (
        <section key={state} aria-labelledby={`state-${slug(state)}`} className="grid gap-3">
          <h2 id={`state-${slug(state)}`} className="text-lg">
            {state}
          </h2>
          <div className={`grid gap-4 ${parts[part]?.isWide ? '' : 'lg:grid-cols-2'}`}>
            {PANES.map(({ dir, scheme }) => {
              const pane = `${slug(part)}-${slug(state)}-${dir}-${scheme}`;
              const voice = voiceOf(pane, dir, countries);
              return (
                <div
                  key={pane}
                  dir={dir}
                  lang={voice.locale}
                  data-part={part}
                  data-state={state}
                  data-dir={dir}
                  data-scheme={scheme}
                  className="rounded-card border border-line p-5 sm:p-7"
                >
                  {sample(voice)}
                </div>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}
