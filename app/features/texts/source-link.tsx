/** A link to where a figure was read, by the name of the site. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { siteName } from '#app/platform/site-name.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';

export const SourceLink = ({ content, href }: { content: Locale; href: string }) => (
  <TextLink href={href} newTab={translator(content, 'facts')('newTab')} data-event="outbound_verification_click">
    <bdi dir="ltr" className="[overflow-wrap:anywhere]">
      {siteName(href)}
    </bdi>
  </TextLink>
);
