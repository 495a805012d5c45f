/** Screens of one part of the office, side by side: a row of tabs that scrolls on a phone. */
import { type ComponentProps, useRef } from 'react';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { useShownInRow } from '#app/ui/wayfinding/use-shown-in-row.ts';

type Props<Name extends string> = {
  label: string;
  here: Name;
  screens: readonly { readonly name: Name; readonly screen: ComponentProps<typeof ScreenLink>['to'] }[];
  textOf(name: Name): string;
};

export function SideBySide<Name extends string>({ label, here, screens, textOf }: Props<Name>) {
  const row = useRef<HTMLUListElement>(null);
  useShownInRow(row, here);
  return (
    <nav aria-label={label} className="print:hidden">
      <ul ref={row} className="flex gap-2 overflow-x-auto border-line border-b [scrollbar-width:none]">
        {screens.map(({ name, screen }) => (
          <li key={name}>
            <ScreenLink to={screen} look="tab" aria-current={name === here ? 'page' : undefined}>
              {textOf(name)}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
