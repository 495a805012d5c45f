/** What must be mended, on top, announced and focused as it appears; each line leads to its field. */
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  ref?: Ref<HTMLDivElement> | undefined;
  title: ReactNode;
  links: readonly { href: string; text: string }[];
  /** False only where it is shown as a picture of itself. */
  takesFocus?: boolean | undefined;
  /** What is no error and belongs to it. */
  children?: ReactNode;
};

export function ErrorSummary({ ref, title, links, takesFocus = true, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={(element) => {
        box.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      tabIndex={-1}
      role="alert"
      className="flex scroll-mt-4 gap-3 rounded-card border-2 border-alert bg-alert-soft p-4"
    >
      <Icon name="alert" className="mt-0.5 size-5.5 text-alert" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold text-alert">{title}</p>
        {links.length > 0 && (
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="inline-block py-1.5 font-medium text-night underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
