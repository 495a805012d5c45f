import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pathsOf, screenRows } from './paths.ts';
import { buildMode } from './platform/env.server.ts';
import type { Row } from './site-map/row.ts';

const isBuilt = (row: ReturnType<typeof screenRows>[number]) => row.kind !== 'demo' || buildMode() === 'demo';

const pages = (isWanted: (row: Row) => boolean) =>
  screenRows()
    .filter((row) => isWanted(row) && isBuilt(row))
    .flatMap((row) =>
      pathsOf(row).map(({ locale, path, isOtherSpelling }) =>
        route(path.slice(1) || '/', row.file, { id: `${row.name}.${isOtherSpelling ? 'other' : locale}` }),
      ),
    );

const documents = pages((row) => row.layout === 'document');
const inPortal = pages((row) => row.frame === 'portal');
const inOffice = pages((row) => row.frame === 'office' && !row.tab);
const inCase = pages((row) => row.frame === 'office' && row.tab !== undefined);
const otherOfApp = pages((row) => row.layout === 'app' && !row.frame);

export default [
  layout('document-layout.tsx', { id: 'document' }, [...documents, route('*', 'not-found.tsx')]),
  layout('app-layout.tsx', { id: 'app' }, [
    layout('features/chrome/app/texts-layout.tsx', { id: 'texts' }, [
      ...otherOfApp,
      layout('features/portal/layout.tsx', { id: 'portal-frame' }, inPortal),
      layout('features/backoffice/layout.tsx', { id: 'office-frame' }, [
        ...inOffice,
        layout('features/backoffice/case/layout.tsx', { id: 'case-frame' }, inCase),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
