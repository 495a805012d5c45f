/** Development only: documents have no router, so this reloads them when a screen changes and keeps islands' state. */
import '../app.css';

let islandChangedAt = 0;
Object.assign(globalThis, { __reactRouterDataRouter: { revalidate() {} } });

import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  if (updates.some((update) => update.path.includes('/islands/'))) islandChangedAt = Date.now();
});
import.meta.hot?.on('react-router:hmr' as 'vite:beforeUpdate', () => {
  if (Date.now() - islandChangedAt > 1000) location.reload();
});
