/** The API document, and the rule that no call starts without a policy. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { ANYONE } from '#app/platform/access/actor.ts';
import type { ApiDocument, ApiOperation } from '#app/platform/calls/api-document.ts';
import { type AppEnv, call, router } from '#app/platform/calls/call.server.ts';
import { type CachedAnswer, cacheAnswer, compressed, sendCached } from '#app/platform/pages/cached-answer.server.ts';
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

/** Serves the document: its bytes, a megabyte that compresses well, are made once. */
export function openapiApi(document: () => ApiDocument) {
  let made: Promise<CachedAnswer> | undefined;
  const make = async () => cacheAnswer('application/json', {}, await compressed(JSON.stringify(document())));
  return router().openapi(openapi, async (c) => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return sendCached(c, await made) as never;
  });
}

export const describeApi = (api: OpenAPIHono<AppEnv>): ApiDocument =>
  api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1' },
  }) as unknown as ApiDocument;

const asPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};

/** All field names of a schema, at any depth. */
function fieldsOf(schema: Schema | undefined, document: ApiDocument, seen = new Set<string>()): string[] {
  if (!schema || (schema.$ref && seen.has(schema.$ref))) return [];
  const inside = (one: Schema | undefined) => fieldsOf(one, document, new Set([...seen, schema.$ref ?? '']));
  return [
    ...inside(document.components?.schemas?.[schema.$ref?.split('/').at(-1) ?? '']),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [name, ...inside(inner)]),
    ...[schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(inside),
  ];
}

const isId = (name: string) => /(?:^|_)id$/.test(name);

/** Whether a call names a thing: by any parameter of its path, or by an id in query or body. */
const isAboutSomething = ({ parameters = [], requestBody }: ApiOperation, document: ApiDocument) =>
  parameters.some(({ in: place, name }) => place === 'path' || (place === 'query' && isId(name))) ||
  Object.values(requestBody?.content ?? {}).some(({ schema }) => fieldsOf(schema, document).some(isId));

/** Whether the policy of a call is complete: roles, and where it names a thing, whose it is. */
function isComplete(operation: ApiOperation, document: ApiDocument): boolean {
  const { roles, proof, subjectOf } = operation['x-policy'] ?? { roles: [], proof: null, subjectOf: null };
  if (roles.length === 0) return proof !== null;
  return subjectOf !== null || !isAboutSomething(operation, document);
}

/** Stops the start if a handler is not in the document, or a call of it has no complete policy. */
export function requirePolicies(api: OpenAPIHono<AppEnv>, document: ApiDocument) {
  const declared = new Set(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => isComplete(operation, document))
        .map(([method]) => `${method.toUpperCase()} ${asPattern(path)}`),
    ),
  );
  const bare = api.routes.filter((route) => !declared.has(`${route.method} ${route.path}`));
  if (bare.length > 0)
    throw new Error(
      `no policy, or nothing said of whose it is (subjectOf), for ${[...new Set(bare.map((route) => `${route.method} ${route.path}`))].join(', ')}`,
    );
}

const governed = new Map<string, ApiDocument>();

/** The document of calls that all have a policy. Apps with the same calls share it: tests make one app each. */
export function documentOf(api: OpenAPIHono<AppEnv>): ApiDocument {
  const calls = api.routes.map(({ method, path }) => `${method} ${path}`).join();
  const document = governed.get(calls) ?? describeApi(api);
  if (!governed.has(calls)) requirePolicies(api, document);
  governed.set(calls, document);
  return document;
}
