/** What must be mended, on top, announced and focused; each line leads to its field. */
import type { Ref } from 'react';

type Props = { ref: Ref<HTMLDivElement>; title: string; links: { href: string; text: string }[] };

export function ErrorSummary({ ref, title, links }: Props) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="grid gap-2 rounded-card border-2 border-alert p-4">
      <p className="font-semibold text-alert">{title}</p>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} className="underline underline-offset-4">
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
