import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ctxContext } from './ctx.server.ts';
import { READER_SCRIPT } from './features/catalogue/places.ts';
import { NonceContext, ReaderScriptContext } from './first-script.tsx';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(ctxContext);
  const page = (
    <NonceContext value={nonce}>
      <ReaderScriptContext value={READER_SCRIPT}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </ReaderScriptContext>
    </NonceContext>
  );
  const stream = await renderToReadableStream(page, { nonce, signal: AbortSignal.timeout(10_000) });
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // The router makes a page of it by itself: server/pages decides whether that may leave.
  context.get(ctxContext).failure = error;
};
