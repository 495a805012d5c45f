/** npm run up: install, build, start; a second run does only what changed. */
import { build, install, run } from './machine.mjs';

try {
  await install();
  await build();
  process.stdout.write('• Start\n');
  await run('node', ['server/index.ts']);
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
