import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pathsOf, screenRows } from './paths.ts';

const pages = screenRows().flatMap((row) =>
  pathsOf(row).map(({ locale, path }) => route(path.slice(1) || '/', row.file, { id: `${row.name}.${locale}` })),
);

export default [
  layout('document-layout.tsx', { id: 'document' }, [...pages, route('*', 'not-found.tsx')]),
] satisfies RouteConfig;
