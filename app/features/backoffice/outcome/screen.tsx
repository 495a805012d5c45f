/** /admin/people/{user_id}/visit: the application number, visits and calls of one person, and how the case ends. */
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { focusHeading } from '#app/ui/focus-heading.ts';
import type { Route } from './+types/screen.ts';
import { BookingForm } from './booking-form.tsx';
import { OutcomeBox } from './box.tsx';
import { NumberForm } from './number-form.tsx';
import { visitView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => visitView(context.get(ctxContext));

export default function VisitScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-visit');
  const { tell } = usePortalTools();
  const { revalidate } = useRevalidator();
  async function done(text: string) {
    await revalidate();
    tell(text);
    // The form that was sent is a new one: one reads on at the top.
    focusHeading();
  }
  const title = t('title', { name: view.name });
  return (
    <div className="grid gap-4">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      {view.wishes && <p>{t('wishes', view.wishes)}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {view.needsNumber && <NumberForm view={view} onDone={done} />}
        {view.kinds.map((one) => (
          <BookingForm key={one.kind} view={view} one={one} onDone={done} />
        ))}
        <OutcomeBox view={view} onDone={done} />
      </div>
    </div>
  );
}
