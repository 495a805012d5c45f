import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pathsOf, screenRows } from './paths.ts';
import { buildMode } from './platform/env.server.ts';

const isBuilt = (row: ReturnType<typeof screenRows>[number]) => row.kind !== 'demo' || buildMode() === 'demo';

const pages = (kind: 'document' | 'app') =>
  screenRows()
    .filter((row) => row.layout === kind && isBuilt(row))
    .flatMap((row) =>
      pathsOf(row).map(({ locale, path, isOtherSpelling }) =>
        route(path.slice(1) || '/', row.file, { id: `${row.name}.${isOtherSpelling ? 'other' : locale}` }),
      ),
    );

export default [
  layout('document-layout.tsx', { id: 'document' }, [...pages('document'), route('*', 'not-found.tsx')]),
  layout('app-layout.tsx', { id: 'app' }, pages('app')),
] satisfies RouteConfig;
