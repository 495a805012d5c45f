/** What a device keeps: for whom, how sealed, and what becomes of it. */
import { type Fault, faultsOf } from './fault.ts';

const offline = 'app/platform/offline';
const outbox = { tests: [`${offline}/outbox.test.ts`] };
const keeping = { tests: ['app/features/accounts/sessions/keeping.api.test.ts'] };

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${offline}/worker.ts`, tests: [`${offline}/worker.test.ts`] }, [
    {
      id: 'offline-page-in-clear',
      find: 'new Response(await seal(secret, key, body), { headers })',
      replace: 'new Response(body, { headers })',
      why: 'the next owner of the phone reads the form out of its storage',
    },
    {
      id: 'offline-any-owner',
      find: 'key && user?.value === owner ? keyFrom(key.value) : null',
      replace: 'key && user ? keyFrom(key.value) : null',
      why: 'a page that another person opened is kept under the wrong name',
    },
    {
      id: 'offline-others-stay',
      find: 'if ((await pages.match(request))?.headers.get(OWNER) !== owner) await pages.delete(request);',
      replace: 'void request;',
      why: 'pages of the person before stay on the phone',
    },
    {
      id: 'offline-taken-back',
      find: "type === 'opaqueredirect' || status === 401 || status === 404",
      replace: "type === 'opaqueredirect'",
      why: 'a page that was taken from somebody still opens without a network',
    },
  ]),
  ...faultsOf({ file: `${offline}/worker.ts`, tests: [`${offline}/worker.test.ts`], only: 'not kept says' }, [
    {
      id: 'offline-own-page',
      find: 'return network.catch(async () => offlinePage(key, await keptPages().catch(() => [])));',
      replace: 'return network;',
      why: 'without a network the portal is the error page of the browser',
    },
    {
      id: 'offline-links-of-others',
      find: '    .filter(({ title }) => title)\n',
      replace: '',
      why: 'the next person sees the addresses of the one before',
    },
  ]),
  ...faultsOf(
    { file: 'app/features/forms/autosave/keeper.ts', tests: ['app/features/forms/autosave/keeper.test.ts'] },
    [
      {
        id: 'offline-next-forgotten',
        find: 'isGoingOn ||= isNext;',
        replace: 'isGoingOn = false;',
        why: 'somebody who went on without a network comes back to the page they had left',
      },
      {
        id: 'offline-take-over-unsent',
        find: '!isDue() && !sending && !theirs',
        replace: '!sending && !theirs',
        why: 'a tab drops what it has not sent yet for what another one saved',
      },
      {
        id: 'offline-join-never',
        find: 'standing.version > base.version && join',
        replace: 'standing.version < base.version && join',
        why: 'two tabs that wrote different fields are asked about each of them',
      },
    ],
  ),
  ...faultsOf({ file: `${offline}/own-key.ts`, ...outbox }, [
    {
      id: 'offline-key-of-another',
      find: '|| whoIsHere() !== owner) return null;',
      replace: ') return null;',
      why: 'what one person wrote is sealed for another, and lost',
    },
  ]),
  ...faultsOf({ file: `${offline}/drafts.ts`, ...outbox }, [
    {
      id: 'offline-newer-dropped',
      find: 'if (kept && kept.at <= at) await',
      replace: 'if (kept) await',
      why: 'what was typed while an older version was on its way is gone',
    },
    {
      id: 'offline-out-of-order',
      find: '  const next = last.then(work).catch(() => otherwise);',
      replace: '  const next = work().catch(() => otherwise);',
      why: 'an older draft is written after a newer one',
    },
  ]),
  ...faultsOf({ file: `${offline}/outbox.ts`, ...outbox }, [
    {
      id: 'offline-clash-forgotten',
      find: "if (error.status === 409) return 'clash';",
      replace: '',
      why: 'nobody is told that somebody else has changed the same page',
    },
    {
      id: 'offline-sent-twice',
      find: '      await dropDraft(owner, name, draft.at);\n',
      replace: '',
      why: 'log-out asks about answers that have arrived',
    },
  ]),
  ...faultsOf({ file: 'app/features/accounts/sessions/cookies.server.ts', ...keeping }, [
    {
      id: 'offline-shared-key-stays',
      find: '  else deleteCookie(c, KEEP_KEY, base(ctx));\n',
      replace: '',
      why: 'a shared computer goes on with the key of an earlier session',
    },
  ]),
  ...faultsOf({ file: 'server/pages/render.ts', ...keeping }, [
    {
      id: 'offline-owner-without-key',
      find: '&& getCookie(c, KEEP_KEY) === keepKeyOf(env.APP_SECRET, user_id) ? user_id : null',
      replace: '? user_id : null',
      why: 'the worker of a shared computer is told to keep the page',
    },
  ]),
  ...faultsOf(
    { file: 'app/features/forms/autosave/keeper.ts', tests: ['app/features/forms/autosave/keeper.test.ts'] },
    [
      {
        id: 'offline-own-by-content-alone',
        find: 'version === base.version + 1 && stamps()',
        replace: 'stamps()',
        why: 'what somebody else saved in between is overwritten unseen',
      },
      {
        id: 'offline-saved-too-early',
        find: '      if (isDue()) {\n        await keepDraft();',
        replace: "      if (isDue() && state.is !== 'saving') {\n        await keepDraft();",
        why: 'the line says that it is saved while the last word is not with the server',
      },
      {
        id: 'offline-kept-too-early',
        find: 'if (!isKept || edition === keptEdition) return isKept;',
        replace: 'if (keptEdition <= edition) return isKept;',
        why: 'the line says that it is kept while the last word is not on the device',
      },
      {
        id: 'offline-late-draft-over-an-answer',
        find: '      while (sending) await sending;\n      isGoingOn = draft.isNext',
        replace: '      isGoingOn = draft.isNext',
        why: 'a draft that was found late goes over what others saved after it was written',
      },
      {
        id: 'offline-doubt-forgotten',
        find: 'written_in: stamps() };',
        replace: 'written_in: [] };',
        why: 'after a lost answer people choose between two versions of their own',
      },
      {
        id: 'offline-last-word-lost',
        find: 'if (isLeaving && isDue()) keepAtOnce(draftAt(now()));',
        replace: '',
        why: 'a key pressed just before the page goes is gone',
      },
      {
        id: 'offline-earlier-visits-forgotten',
        find: 'before = draft.written_in ?? [];',
        replace: '',
        why: 'after a lost answer and a reload people choose between two versions of their own',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/forms/autosave/stamp.ts', tests: ['app/features/forms/autosave/keeper.test.ts'] }, [
    {
      id: 'offline-any-stand-is-held',
      find: ' && Number(edition) >= Number(before)',
      replace: '',
      why: 'what a visit sent last is overwritten by the older draft that it left',
    },
  ]),
  ...faultsOf({ file: 'app/platform/offline/last-word.ts', tests: ['app/platform/offline/last-word.test.ts'] }, [
    {
      id: 'offline-stream-used-twice',
      find: '  ready = null;\n  try',
      replace: '  try',
      why: 'two texts under one key stream give each other away',
    },
    {
      id: 'offline-last-word-of-closed-key',
      find: ' || !isOpen(owner)',
      replace: '',
      why: 'on a shared computer something is kept all the same',
    },
  ]),
  ...faultsOf(
    { file: 'app/features/forms/autosave/look-first.ts', tests: ['app/features/forms/autosave/look-first.test.ts'] },
    [
      {
        id: 'offline-late-draft-dropped',
        find: 'if (own) found(own);',
        replace: 'if (own && isFirst) found(own);',
        why: 'on a slow phone what was written without a network is thrown away, and overwritten by the next key',
      },
      {
        id: 'offline-begins-twice',
        find: 'else if (isFirst) begin();',
        replace: 'else begin();',
        why: 'a page that found its draft begins anew when the patience ends',
      },
    ],
  ),
];
