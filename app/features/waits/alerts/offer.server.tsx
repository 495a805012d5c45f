/** The alert form in its place on a document: heading, what it does, the form, and a word where scripts are off. */

import type { Wait } from '#app/features/waits/rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { Island } from '#app/ui/island.server.tsx';
import type { City, WaitCategory } from '#content/waits.ts';
import WaitAlertForm from './form.tsx';
import { waitAlertForm } from './texts.server.ts';

type Props = { locale: Locale; city: City; category?: WaitCategory; latest: Wait | undefined };

export function WaitAlert({ locale, city, category = 'visitor', latest }: Props) {
  const form = waitAlertForm({ locale, city, category }, latest);
  if (!form) return null;
  const { title, intro, noScript } = form.texts;
  return (
    <section aria-labelledby="wait-alert" className="grid max-w-xl gap-5 print:hidden">
      <div className="grid gap-2">
        <h2 id="wait-alert" className="text-2xl">
          {title}
        </h2>
        <p className="text-quiet">{intro}</p>
      </div>
      <noscript>
        <p className="rounded-card bg-sky p-4">{noScript}</p>
      </noscript>
      <Island of={WaitAlertForm} name="wait-alert-form" when="visible" props={form} />
    </section>
  );
}
