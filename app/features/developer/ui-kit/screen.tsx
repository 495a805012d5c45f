/** The ui kit: an index of parts, and each part in every state, direction and scheme (demo mode only). */

import { phoneCountries } from '#app/features/catalogue/phone-countries.server.ts';
import { DeveloperFrame } from '#app/features/developer/frame.tsx';
import { pathTo } from '#app/paths.ts';
import { Island } from '#app/ui/island.server.tsx';
import type { Route } from './+types/screen.ts';
import KitIsland from './island.tsx';
import { KitPanes } from './panes.tsx';
import { groups, parts } from './parts.tsx';

export const meta = () => [{ title: 'UI kit' }, { name: 'robots', content: 'noindex' }];

const named = {
  es: phoneCountries('es'),
  ar: phoneCountries('ar'),
};

export default function UiKit({ params }: Route.ComponentProps) {
  const part = 'part' in params ? String(params.part) : '';
  const shown = parts[part];
  return (
    <DeveloperFrame here="ui-kit" title={shown ? part : 'UI kit'} isDemo wide>
      <Index part={part} />
      {shown?.isAwake && <Island of={KitIsland} name="ui-kit" when="load" props={{ part, countries: named }} />}
      {shown && !shown.isAwake && <KitPanes part={part} countries={named} />}
    </DeveloperFrame>
  );
}

function Index({ part }: { part: string }) {
  return (
    <nav aria-label="Parts" className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {Object.entries(groups).map(([group, members]) => (
        <div key={group} className="contents">
          <p className="pt-2.5 text-quiet text-sm">{group}</p>
          <ul className="flex flex-wrap gap-1">
            {Object.keys(members).map((name) => (
              <li key={name}>
                <a
                  href={pathTo('ui-part', 'es', { part: name })}
                  aria-current={name === part ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-full px-3 font-medium text-deep hover:bg-sky aria-[current]:bg-deep aria-[current]:text-on-deep"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
