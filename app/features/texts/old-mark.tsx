/** A figure past its shelf life says so beside itself (D2): a word and a shape, never a colour alone. */
import { Icon } from '#app/ui/icon.tsx';

export const OldMark = ({ text }: { text: string }) => (
  <span className="inline-flex max-w-full items-center gap-1 rounded-xl bg-going px-2.5 py-0.5 font-semibold text-night text-xs">
    <Icon name="warning" className="size-3.5" />
    <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
  </span>
);
