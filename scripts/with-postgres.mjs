/** Installs and builds what is needed, then runs a command with a private, durable PostgreSQL in TEST_DATABASE_URL. */
import { build, install, run, startPostgres } from './machine.mjs';

const [command, ...args] = process.argv.slice(2);
let code = 0;
await install();
await build();
const postgres = await startPostgres({ durable: true });
try {
  await run(command, args, { env: { TEST_DATABASE_URL: postgres.url } });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  code = 1;
} finally {
  await postgres.stop();
}
process.exit(code);
