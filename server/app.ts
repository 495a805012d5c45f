/** The whole product on one page: every mount, in order. */
import { Hono } from 'hono';
import type { AppJob, Services } from '#app/ctx.server.ts';
import { contactChangeApi } from '#app/features/accounts/contact/api.server.ts';
import { verifyEmailApi } from '#app/features/accounts/contact/verify-email-api.server.ts';
import { logInApi } from '#app/features/accounts/log-in/api.server.ts';
import { passwordApi } from '#app/features/accounts/password/api.server.ts';
import { resetLinkJob } from '#app/features/accounts/password/store.server.ts';
import { personalDataApi } from '#app/features/accounts/personal-data/api.server.ts';
import { lapseJob } from '#app/features/accounts/personal-data/lapse.server.ts';
import { userApi } from '#app/features/accounts/profile/api.server.ts';
import { secondFactorApi } from '#app/features/accounts/second-factor/api.server.ts';
import { sessionsApi } from '#app/features/accounts/sessions/api.server.ts';
import { signUpApi } from '#app/features/accounts/sign-up/api.server.ts';
import { applicantsApi } from '#app/features/applicants/api.server.ts';
import { inviteApi } from '#app/features/applicants/invites/api.server.ts';
import { articlesApi } from '#app/features/articles/comments/api.server.ts';
import { moderationApi } from '#app/features/articles/comments/moderation-api.server.ts';
import { officeAccountsApi } from '#app/features/backoffice/accounts/api.server.ts';
import { auditApi } from '#app/features/backoffice/audit/api.server.ts';
import { calendarApi } from '#app/features/backoffice/calendar/api.server.ts';
import { casesApi } from '#app/features/backoffice/cases/api.server.ts';
import { factsApi } from '#app/features/backoffice/content/api.server.ts';
import { exportsApi } from '#app/features/backoffice/exports/api.server.ts';
import { jobsApi } from '#app/features/backoffice/jobs/api.server.ts';
import { officeLeadsApi } from '#app/features/backoffice/leads/api.server.ts';
import { messagesApi } from '#app/features/backoffice/messages/api.server.ts';
import { moneyApi } from '#app/features/backoffice/money/api.server.ts';
import { notesApi } from '#app/features/backoffice/notes/api.server.ts';
import { applicationNumberApi } from '#app/features/backoffice/outcome/api.server.ts';
import { previewApi } from '#app/features/backoffice/preview/api.server.ts';
import { joiningApi } from '#app/features/backoffice/privacy/api.server.ts';
import { officePromosApi } from '#app/features/backoffice/promos/api.server.ts';
import { fieldReviewApi } from '#app/features/backoffice/review/api.server.ts';
import { searchApi } from '#app/features/backoffice/search-api.server.ts';
import { staffApi } from '#app/features/backoffice/staff/api.server.ts';
import { staffInviteApi } from '#app/features/backoffice/staff/invite-api.server.ts';
import { stickerApi } from '#app/features/backoffice/sticker/api.server.ts';
import { ratesApi } from '#app/features/catalogue/rates/api.server.ts';
import { readRatesJob } from '#app/features/catalogue/rates/store.server.ts';
import { cartApi } from '#app/features/checkout/cart/api.server.ts';
import { payLinkApi } from '#app/features/checkout/link/api.server.ts';
import { manualApi } from '#app/features/checkout/manual/api.server.ts';
import { ordersApi } from '#app/features/checkout/orders/api.server.ts';
import { matchJob, reconcileJob } from '#app/features/checkout/orders/reconcile.server.ts';
import { promosApi } from '#app/features/checkout/promos/api.server.ts';
import { receiptsApi } from '#app/features/checkout/receipts/api.server.ts';
import { refundsApi } from '#app/features/checkout/refunds/api.server.ts';
import { followRefundsJob, sendRefundJob } from '#app/features/checkout/refunds/send.server.ts';
import { makeSandboxApi } from '#app/features/checkout/sandbox/api.server.ts';
import { deliverJob, settleSandboxJob } from '#app/features/checkout/sandbox/book.server.ts';
import { subscriptionsApi } from '#app/features/checkout/subscriptions-api.server.ts';
import { notificationsApi } from '#app/features/checkout/truth/api.server.ts';
import { readBackJob } from '#app/features/checkout/truth/read-back.server.ts';
import { endOrderJob } from '#app/features/checkout/truth/supersede.server.ts';
import { mailboxApi } from '#app/features/developer/mailbox-api.server.ts';
import { settleJob } from '#app/features/documents/checklist/store.server.ts';
import { announceJob } from '#app/features/documents/ending.server.ts';
import { documentsApi } from '#app/features/documents/files/api.server.ts';
import { forgetBytesJob } from '#app/features/documents/files/bytes.server.ts';
import { documentRequestsApi } from '#app/features/documents/files/requests-api.server.ts';
import { sweepJob } from '#app/features/documents/files/sweep.server.ts';
import { passApi } from '#app/features/documents/pass/api.server.ts';
import { passportApi } from '#app/features/documents/passport/api.server.ts';
import { shareApi } from '#app/features/documents/share/api.server.ts';
import { archiveApi } from '#app/features/documents/zip/api.server.ts';
import { formsApi } from '#app/features/forms/api.server.ts';
import { englishApi } from '#app/features/forms/english/api.server.ts';
import { exportApi } from '#app/features/forms/export/api.server.ts';
import { reviewApi } from '#app/features/forms/review/api.server.ts';
import { sameAsApi } from '#app/features/forms/same-as/api.server.ts';
import { leadsApi } from '#app/features/leads/api.server.ts';
import { discountCodesApi } from '#app/features/leads/codes/api.server.ts';
import { appointmentsApi } from '#app/features/portal/appointments/api.server.ts';
import { appointmentReminderJob } from '#app/features/portal/appointments/reminder.server.ts';
import { callsApi } from '#app/features/portal/calls/api.server.ts';
import { caseApi } from '#app/features/portal/case/api.server.ts';
import { remindJob } from '#app/features/portal/case/remind.server.ts';
import { interviewApi } from '#app/features/portal/interview/api.server.ts';
import { privacyApi } from '#app/features/portal/privacy/api.server.ts';
import { keptRiskApi } from '#app/features/quiz/kept/api.server.ts';
import { onboardingApi } from '#app/features/quiz/onboarding/api.server.ts';
import { reportApi } from '#app/features/quiz/report/api.server.ts';
import { riskApi } from '#app/features/quiz/risk/api.server.ts';
import { socialApi } from '#app/features/site/social/api.server.ts';
import { readPostsJob } from '#app/features/site/social/store.server.ts';
import { consentApi } from '#app/features/tracking/consent/api.server.ts';
import { conversionsApi } from '#app/features/tracking/conversions/api.server.ts';
import { passOnJob } from '#app/features/tracking/conversions/store.server.ts';
import { deliverJobs, sweepEventsJob } from '#app/features/tracking/delivery/jobs.server.ts';
import { trackingApi } from '#app/features/tracking/office/api.server.ts';
import { waitAlertsApi } from '#app/features/waits/alerts/api.server.ts';
import { tellJob } from '#app/features/waits/alerts/store.server.ts';
import { waitsApi } from '#app/features/waits/publish/api.server.ts';
import { readWaitsJob } from '#app/features/waits/publish/write.server.ts';
import { sendFileJob, sendMessageJob } from '#app/integrations/mail/outbox.server.ts';
import { forgetMailJob } from '#app/integrations/mail/personal-data.server.ts';
import { filesApi } from '#app/integrations/storage/api.server.ts';
import { provideEntries } from '#app/path-match.ts';
import { type AppEnv, router } from '#app/platform/calls/call.server.ts';
import { alive, healthApi } from '#app/platform/calls/health-api.server.ts';
import { isExcluded } from '#app/platform/http/excluded.ts';
import { sealAuditJob } from '#app/platform/jobs/seal-audit.server.ts';
import { tidyJob } from '#app/platform/jobs/tidy.server.ts';
import { precedence } from '#app/platform/limits/precedence.ts';
import { Problem } from '#app/platform/problem.ts';
import { allEntries } from './article-entries.ts';
import { makeContext } from './context.ts';
import { answerError } from './errors.ts';
import { spellings } from './guards.ts';
import { openRequest } from './open-request.ts';
import { documentOf, openapiApi } from './openapi.ts';
import { assets } from './pages/assets.ts';
import { cachedFirst } from './pages/cached-first.ts';
import { enforcePage } from './pages/policy.ts';
import { homeInOwnLanguage, makePages } from './pages/render.ts';
import { scenes } from './pages/scenes.ts';
import { searchFilesAt } from './pages/search-files.ts';

export const jobs: readonly AppJob[] = [
  sendMessageJob,
  sendFileJob,
  tidyJob,
  sealAuditJob,
  resetLinkJob,
  lapseJob,
  readWaitsJob,
  tellJob,
  forgetMailJob,
  settleJob,
  forgetBytesJob,
  sweepJob,
  announceJob,
  readRatesJob,
  readPostsJob,
  appointmentReminderJob,
  remindJob,
  deliverJob,
  settleSandboxJob,
  sendRefundJob,
  followRefundsJob,
  readBackJob,
  reconcileJob,
  endOrderJob,
  matchJob,
  ...deliverJobs,
  sweepEventsJob,
  passOnJob,
];

const notFound = () => {
  throw new Problem(404);
};

export function createApp(services: Services) {
  const { env } = services;
  provideEntries(allEntries());
  const contexts = makeContext(services);

  const bare = router()
    .route('/', logInApi)
    .route('/', sessionsApi)
    .route('/', passwordApi)
    .route('/', verifyEmailApi)
    .route('/', secondFactorApi)
    .route('/', inviteApi)
    .route('/', userApi)
    .route('/', contactChangeApi)
    .route('/', personalDataApi)
    .route('/', privacyApi)
    .route('/', applicantsApi)
    .route('/', leadsApi)
    .route('/', discountCodesApi);
  const prefixed = router()
    .route('/', signUpApi)
    .route('/', consentApi)
    .route('/', subscriptionsApi)
    .route('/', receiptsApi)
    .route('/', refundsApi)
    .route('/', payLinkApi)
    .route('/', cartApi)
    .route('/', promosApi)
    .route('/', ordersApi)
    .route('/', manualApi)
    .route('/', notificationsApi)
    .route('/', filesApi)
    .route('/', waitsApi)
    .route('/', waitAlertsApi)
    .route('/', riskApi)
    .route('/', reportApi)
    .route('/', onboardingApi)
    .route('/', keptRiskApi)
    .route('/', formsApi)
    .route('/', englishApi)
    .route('/', ratesApi)
    .route('/', reviewApi)
    .route('/', fieldReviewApi)
    .route('/', exportApi)
    .route('/', sameAsApi)
    .route('/', documentsApi)
    .route('/', documentRequestsApi)
    .route('/', passportApi)
    .route('/', passApi)
    .route('/', shareApi)
    .route('/', archiveApi)
    .route('/', appointmentsApi)
    .route('/', callsApi)
    .route('/', calendarApi)
    .route('/', applicationNumberApi)
    .route('/', interviewApi)
    .route('/', caseApi)
    .route('/', searchApi)
    .route('/', casesApi)
    .route('/', notesApi)
    .route('/', messagesApi)
    .route('/', socialApi)
    .route('/', articlesApi)
    .route('/', moderationApi)
    .route('/', officeAccountsApi)
    .route('/', joiningApi)
    .route('/', exportsApi)
    .route('/', moneyApi)
    .route('/', officePromosApi)
    .route('/', stickerApi)
    .route('/', officeLeadsApi)
    .route('/', factsApi)
    .route('/', previewApi)
    .route('/', jobsApi)
    .route('/', auditApi)
    .route('/', staffApi)
    .route('/', staffInviteApi)
    .route('/', trackingApi)
    .route('/', openapiApi(contexts.apiDocument));
  if (env.APP_MODE === 'demo') prefixed.route('/', mailboxApi);
  if (env.PAYMENTS_MODE === 'test') prefixed.route('/', makeSandboxApi());
  const api = router()
    .route('/', healthApi(contexts.readyChecks))
    .route('/', bare)
    .route('/api-mv', bare)
    .route('/api-mv', prefixed)
    .route('/', conversionsApi);
  contexts.document = documentOf(api);

  const calls = precedence({ share: 4, mostMs: 100, firstMs: 1000 });
  const pages = makePages(services, contexts.forPage, calls);
  const leavesOut = env.GTM_ID !== undefined && env.EXCLUDED_IPS !== '';
  const app = new Hono<AppEnv>({ strict: false });
  app.onError(answerError(services, pages.notice));
  app.use(openRequest(services, contexts.forRequest));
  // Whatever is no page: some calls have addresses of their own, but a page is only ever read.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (_, next) => calls.first(next));
  app.on(['GET', 'HEAD'], ['/api-mv/*', '/api/*'], (_, next) => calls.first(next));
  app.route('/', assets(services.assetsDir));
  app.route('/', scenes());
  app.route('/', searchFilesAt(env.PUBLIC_URL));
  app.route('/', api);
  app.all('/api-mv/*', notFound).all('/api/*', notFound);
  app.on(['GET', 'HEAD'], '*', spellings, homeInOwnLanguage, enforcePage(pages.missing), pages.page);
  app.all('*', notFound);

  const routes = api.openAPIRegistry.definitions.flatMap((found) => (found.type === 'route' ? [found.route] : []));
  return {
    fetch: app.fetch,
    cachedFirst: cachedFirst(services, (path, hasQuery, headers, peer) => {
      if (path === '/healthz') return alive;
      // They get pages of their own, by the long way.
      const isUntold = () =>
        isExcluded(env.EXCLUDED_IPS, contexts.addressOf(peer.remoteAddress ?? '', headers['x-forwarded-for']));
      return leavesOut && isUntold() ? undefined : pages.find(path, hasQuery, headers);
    }),
    request: app.request,
    document: contexts.document,
    calls: routes,
    runJob: contexts.runJob(jobs),
    pages,
  };
}

export type App = ReturnType<typeof createApp>;
