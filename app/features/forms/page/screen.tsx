/** /portal/applicants/{user_id}/form/{form_name}/{page} */
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { formPageView } from '#app/features/forms/view.server.ts';
import type { Route } from './+types/screen.ts';
import { FormPage } from './form-page.tsx';

export const loader = ({ context, params }: Route.LoaderArgs) => formPageView(context.get(ctxContext), params);

/** What is being written is not replaced by what is read. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function FormScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('forms');
  return (
    <>
      <title>{`${view.text.title}: ${t(`names.${view.form_name as 'ds160'}`)}`}</title>
      <FormPage key={`${view.person.user_id} ${view.form_name} ${view.page.number}`} view={view} />
    </>
  );
}
