/** A command of the product, run beside it as an operator would. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export type Ran = { code: number | null; output: string; ms: number };

export async function runScript(file: string, args: readonly string[], env: Record<string, string>): Promise<Ran> {
  const started = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { PATH: String(process.env.PATH), ...env },
    timeout: 90_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'close');
  return { code: child.exitCode, output: output.trim(), ms: Math.round(performance.now() - started) };
}
