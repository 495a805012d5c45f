process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';

export {};

/** Starts the product: environment, database, migrations, jobs, then the build (or, with --dev, Vite) behind one port. */
const { start } = await import('./start.ts');
await start({ isDev: process.argv.includes('--dev') }).catch((error: Error & { code?: string }) => {
  const known = ['EnvError', 'DirectoryHeld'].includes(error.constructor.name) || error.code === 'EADDRINUSE';
  process.stderr.write(`\nMirador cannot start: ${known ? error.message : error.stack}\n`);
  process.exit(1);
});
