/** The API document, and the rule that no call starts without a policy. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { ApiDocument } from '#app/platform/api-document.ts';
import { type AppEnv, call, router } from '#app/platform/call.server.ts';
import { ANYONE } from '#app/platform/policy.ts';
import { brand } from '#content/brand.ts';

const openapi = call({
  method: 'get',
  path: '/openapi.json',
  summary: 'This document: every call with its policy',
  'x-policy': { roles: ANYONE, cache: 'public' },
  responses: {
    200: {
      description: 'OpenAPI 3.1',
      content: { 'application/json': { schema: z.looseObject({ openapi: z.string() }) } },
    },
  },
});

/** It never changes while the process lives: written once. */
export function openapiApi(document: () => ApiDocument) {
  let text: string | undefined;
  return router().openapi(openapi, (c) => {
    text ??= JSON.stringify(document());
    return c.body(text, 200, { 'content-type': 'application/json' }) as never;
  });
}

export const describeApi = (api: OpenAPIHono<AppEnv>): ApiDocument =>
  api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1' },
  }) as unknown as ApiDocument;

const asPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Every handler that answers must be in the document, and everything there must carry its policy. */
export function requirePolicies(api: OpenAPIHono<AppEnv>, document: ApiDocument) {
  const declared = new Set(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation['x-policy']?.roles?.length)
        .map(([method]) => `${method.toUpperCase()} ${asPattern(path)}`),
    ),
  );
  const bare = api.routes.filter((route) => !declared.has(`${route.method} ${route.path}`));
  if (bare.length > 0)
    throw new Error(`no policy for ${[...new Set(bare.map((route) => `${route.method} ${route.path}`))].join(', ')}`);
}
