/** Structured data of a page, for search engines: data, not a script that runs, so the policy need not name it. */
import { scriptText, type Thing } from './rules.ts';

export function StructuredData({ items }: { items: readonly Thing[] }) {
  return items.map((item) => (
    <script
      key={item['@type']}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: scriptText(item) }}
    />
  ));
}
