/** Links in running text, links on a line of their own, and links that look like the button they replace. */
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonKind, buttonLook } from '#app/ui/button-look.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';

type Anchor = Omit<ComponentProps<'a'>, 'className' | 'target' | 'rel'> & { href: string };

type TextLinkProps = Anchor & {
  /** Stands alone, with room for a finger and an arrow. */
  alone?: boolean | undefined;
  /** "Opens in another tab", for those who cannot see the sign; opens it there. */
  newTab?: string | undefined;
};

export const textLook =
  'rounded-sm font-medium text-deep underline decoration-1 underline-offset-4 transition-[text-decoration-thickness] hover:decoration-[3px] hover:decoration-maize';

export function TextLink({ alone, newTab, children, ...rest }: TextLinkProps) {
  return (
    <a
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className={`${textLook} ${alone ? 'inline-flex min-h-11 max-w-full items-center gap-1.5' : ''}`}
    >
      {alone ? <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span> : children}
      {newTab && (
        <>
          {/* The joiner keeps the sign with the last word. */}
          <span className="whitespace-nowrap max-[21rem]:whitespace-normal">
            {'\u2060'}
            <Icon name="out-of-page" className="ms-1 inline size-4" />
          </span>
          <span className="sr-only"> ({newTab})</span>
        </>
      )}
      {alone && !newTab && <Icon name="arrow-end" className="size-4" />}
    </a>
  );
}

type ButtonLinkProps = Anchor & {
  kind: ButtonKind;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

export function ButtonLink({ kind, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonLook(kind, wide)}>
      <span className="inline-flex items-center gap-2">
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </a>
  );
}
