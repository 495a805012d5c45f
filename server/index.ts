process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';

export {};

/** Starts the product: environment, database, migrations, jobs, then the build (or, with --dev, Vite) behind one port. */
async function main() {
  const { readEnv } = await import('#app/platform/env.server.ts');
  const { refuseHeld } = await import('#db/directory-lock.server.ts');
  const env = readEnv();
  if (!env.DATABASE_URL) await refuseHeld(env.DATA_DIR);
  const { start } = await import('./start.ts');
  await start(env, { isDev: process.argv.includes('--dev') });
}

await main().catch((error: Error & { code?: string }) => {
  const known = ['EnvError', 'DirectoryHeld'].includes(error.constructor.name) || error.code === 'EADDRINUSE';
  process.stderr.write(`\nMirador cannot start: ${known ? error.message : error.stack}\n`);
  process.exit(1);
});
