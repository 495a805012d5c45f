import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pathsOf, screenRows } from './paths.ts';
import { buildMode } from './platform/env.server.ts';

const isBuilt = (row: ReturnType<typeof screenRows>[number]) => row.kind !== 'demo' || buildMode() === 'demo';

const pages = screenRows()
  .filter(isBuilt)
  .flatMap((row) =>
    pathsOf(row).map(({ locale, path }) => route(path.slice(1) || '/', row.file, { id: `${row.name}.${locale}` })),
  );

export default [
  layout('document-layout.tsx', { id: 'document' }, [...pages, route('*', 'not-found.tsx')]),
] satisfies RouteConfig;
