/** Around pages for people who build or try the product: English, a way home, and the other pages of the kind. */
import type { ReactNode } from 'react';
import { kindOf, pathTo } from '#app/paths.ts';
import { Mark } from '#app/ui/mark.tsx';
import { brand } from '#content/brand.ts';

const names = { 'api-reference': 'API', mailbox: 'Mailbox', 'ui-kit': 'UI kit' } as const;
type Name = keyof typeof names;

type Props = {
  here: Name;
  title: string;
  /** Only then do the pages of demo mode exist. */
  isDemo: boolean;
  /** Room for what is looked at in several ways side by side. */
  wide?: boolean;
  children: ReactNode;
};

export function DeveloperFrame({ here, title, isDemo, wide = false, children }: Props) {
  const width = wide ? 'max-w-7xl' : 'max-w-5xl';
  const shown = (Object.keys(names) as Name[]).filter((name) => isDemo || kindOf(name) !== 'demo');
  return (
    <div lang="en" dir="ltr">
      <header className="border-line border-b bg-card">
        <div className={`mx-auto flex flex-wrap items-center gap-x-6 px-4 py-2 ${width}`}>
          <a href={pathTo('home', 'en')} className="me-auto flex min-h-11 items-center gap-2 font-bold text-lg">
            <Mark />
            {brand.name}
          </a>
          <nav aria-label="For developers">
            <ul className="-mx-2.5 flex flex-wrap items-center">
              {shown.map((name) => (
                <li key={name}>
                  <a
                    href={pathTo(name, 'en')}
                    aria-current={name === here ? 'page' : undefined}
                    className="flex min-h-11 items-center px-2.5 font-medium decoration-2 decoration-maize underline-offset-8 hover:text-deep hover:underline aria-[current]:underline"
                  >
                    {names[name]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="top" className={`mx-auto grid gap-6 px-4 py-8 md:py-12 ${width}`}>
        <h1 className="font-bold text-3xl md:text-4xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
