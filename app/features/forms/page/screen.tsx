/** /portal/applicants/{user_id}/form/{form_name}/{page} */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { type FormPageView, formPageView } from '#app/features/forms/view.server.ts';
import { FOR_UNSENT } from '#app/platform/offline/outbox.ts';
import type { Route } from './+types/screen.ts';
import { pageFor } from './ahead.ts';
import { FormPage } from './form-page.tsx';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  formPageView(context.get(ctxContext), params, { isForUnsent: new URL(request.url).searchParams.has(FOR_UNSENT) });

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  pageFor(new URL(request.url), serverLoader as () => Promise<FormPageView>);

/** What is being written is not replaced by what is read, and what was read ahead is not read again on the way. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function FormScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('forms');
  return (
    <>
      <title>{`${view.text.title}: ${t(`names.${view.form_name}`)}`}</title>
      <FormPage key={`${view.person.user_id} ${view.form_name} ${view.page.number}`} view={view} />
    </>
  );
}
