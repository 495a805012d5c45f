/** The parts of the OpenAPI document that the reference page and the tests read. */
import type { published } from '#app/platform/access/policy.ts';

export type ApiOperation = {
  summary?: string;
  'x-policy': ReturnType<typeof published>;
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>;
};

export type ApiDocument = {
  info: { title: string; version: string };
  paths: Record<string, Record<string, ApiOperation>>;
  components?: { schemas?: Record<string, object> };
};
