/** The way to a person, where the words of a result say to ask first: one button, the same on every page (spec 2). */
import type { ButtonKind } from '#app/ui/button-look.ts';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';

type Props = {
  href: string;
  words: string;
  /** What the click is counted under. */
  place: string;
  /** Quiet where another button of the page leads on. */
  kind?: ButtonKind;
};

export const AskPerson = ({ href, words, place, kind = 'main' }: Props) => (
  <ButtonLink kind={kind} wide icon="chat" href={href} data-event="send_whatsapp" data-place={place}>
    {words}
  </ButtonLink>
);
