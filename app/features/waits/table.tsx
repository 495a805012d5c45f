/** Wait times in months by category (spec 2 "/citas/wait-times"): what is published, and nothing where nothing is. */

import { Coded } from '#app/features/texts/inline.tsx';
import { OldMark } from '#app/features/texts/old-mark.tsx';
import { SourceLink } from '#app/features/texts/source-link.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { type City, WAIT_CATEGORIES, WAIT_SOURCE } from '#content/waits.ts';
import type { WaitBoard } from './rules.ts';
import { shownWait } from './text.server.ts';

type Props = { content: Locale; board: WaitBoard; now: Date };

export function CityWaitTable({ content, board, now, city }: Props & { city: City }) {
  const t = translator(content, 'pages');
  const none = <span className="text-quiet">{t('wait.none')}</span>;
  /** Where nothing at all is published it is written once. */
  const nothing = (
    <span className="text-quiet">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('wait.none')}</span>
    </span>
  );
  const rows = WAIT_CATEGORIES.map((category) => {
    const wait = shownWait(content, board.latest(city, category), now);
    return {
      key: category,
      cells: {
        category: <Coded text={t(`wait.categories.${category}`)} locale={content} />,
        next: wait?.next ?? none,
        average: wait ? (wait.average ?? none) : nothing,
        asOf: wait?.asOf ?? nothing,
      },
    };
  });
  const isOld = WAIT_CATEGORIES.some((category) => shownWait(content, board.latest(city, category), now)?.isOld);
  return (
    <div className="grid content-start gap-2">
      <Table
        caption={t('citas.table')}
        columns={[
          { key: 'category', title: t('citas.category') },
          { key: 'next', title: t('citas.next') },
          { key: 'average', title: t('citas.averageHead') },
          { key: 'asOf', title: t('citas.asOfHead') },
        ]}
        rows={rows}
      />
      {isOld && (
        <p>
          <OldMark text={t('wait.old')} />
        </p>
      )}
    </div>
  );
}

/** Said under every figure: whose it is, where it was read, and that we add nothing to it. */
export function WaitSource({ content, sources = [] }: { content: Locale; sources?: readonly string[] }) {
  const t = translator(content, 'pages');
  return (
    <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
      {t('wait.noEstimate')}
      {sources
        .filter((href) => href !== WAIT_SOURCE)
        .map((href) => (
          <SourceLink key={href} content={content} href={href} />
        ))}
      <TextLink
        href={WAIT_SOURCE}
        newTab={translator(content, 'facts')('newTab')}
        data-event="outbound_verification_click"
      >
        {t('wait.source')}
      </TextLink>
    </p>
  );
}
