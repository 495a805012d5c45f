/** What the commands need of the machine; plain JavaScript for Node 20, before anything is installed. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const isRoot = process.getuid?.() === 0;
const say = (text) => process.stdout.write(`${text}\n`);

/** Runs to the end, showing what it prints; our own Node 24 stands first on the path. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...ourEnv(), ...options.env },
    });
    // Ctrl-C reaches the child by itself, and it is the child that ends in good order; a kill is passed on.
    process.on('SIGINT', () => {});
    process.once('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`)),
    );
  });
}

const ourEnv = () => ({ ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` });

function hashFiles(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}

/** Does the work when its inputs differ from the last time it succeeded. */
async function whenChanged(name, stamp, inputs, product, work) {
  const now = hashFiles(inputs);
  const file = join(root, stamp);
  if (existsSync(join(root, product)) && existsSync(file) && readFileSync(file, 'utf8') === now) {
    say(`• ${name}: nothing changed`);
    return;
  }
  say(`• ${name}`);
  const started = Date.now();
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, now);
  say(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const SOURCES = [
  'app',
  'content',
  'db',
  'server',
  'public',
  'scripts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];

export const install = () =>
  whenChanged(
    'Install packages',
    'node_modules/.mirador-installed',
    ['package.json', 'package-lock.json'],
    'node_modules/.bin/node',
    () => run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );

/** What only the measuring of pages needs is heavy: it stands apart. */
export const installBench = () =>
  whenChanged(
    'Install what measures pages',
    'bench/tools/node_modules/.mirador-installed',
    ['bench/tools/package.json', 'bench/tools/package-lock.json'],
    'bench/tools/node_modules/lighthouse',
    () => run('npm', ['ci', '--prefix', 'bench/tools', '--no-audit', '--no-fund', '--loglevel=error']),
  );

export const build = () =>
  whenChanged('Build', 'build/.mirador-built', [...SOURCES, 'package-lock.json'], 'build/server/index.js', () =>
    run('npm', ['run', '--silent', 'build']),
  );

/** Debian packages: installed as root, otherwise named in the one command to run. */
function needPackages(what, packages) {
  if (!isRoot) throw new Error(`${what} is missing. Run: sudo apt-get install -y ${packages.join(' ')}`);
  say(`• Install ${what}`);
  const apt = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (spawnSync('apt-get', ['update', '-qq'], apt).status !== 0) throw new Error('apt-get update failed');
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], apt);
}

const onPath = (name) =>
  spawnSync('sh', ['-c', `command -v ${name}`])
    .stdout.toString()
    .trim() || undefined;

/** The shell without a window starts in a third of the time; any Chromium will do. */
export function findChromium() {
  const find = () =>
    ['chromium-headless-shell', 'chromium', 'google-chrome-stable', 'google-chrome'].map(onPath).find(Boolean);
  // Pages are measured in this face: with another they are of another height.
  const hasFonts = existsSync('/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf');
  const missing = [...(find() ? [] : ['chromium-headless-shell']), ...(hasFonts ? [] : ['fonts-noto-core'])];
  if (missing.length > 0) needPackages('Chromium with its fonts', missing);
  return find();
}

/** The S3 server that documents are tested against; without it, and without root, those tests say why they are left out. */
export function findSwift() {
  if (existsSync('/usr/bin/swift-proxy-server') || !isRoot) return;
  needPackages('Swift', ['swift-proxy', 'swift-object', 'swift-container', 'swift-account', 'memcached']);
}

function postgresBin() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const dirs = versions.map((version) => join(debian, version, 'bin'));
  const initdb = onPath('initdb');
  return [...dirs, ...(initdb ? [dirname(initdb)] : [])].find((dir) => existsSync(join(dir, 'initdb')));
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root: it gets its own user, then. */
function postgresUser() {
  if (!isRoot) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL of our own: private port and data directory, gone when stopped. `durable` keeps fsync on. */
export async function startPostgres({ durable }) {
  if (!postgresBin()) needPackages('PostgreSQL', ['postgresql', 'postgresql-client']);
  const bin = postgresBin();
  const user = postgresUser();
  const dir = mkdtempSync(join(tmpdir(), 'mirador-postgres-'));
  if (user.uid !== undefined) chownSync(dir, user.uid, user.gid);
  const data = join(dir, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'mirador', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, stdio: 'ignore', cwd: dir },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
  ];
  let server;
  const start = async () => {
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', dir, ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, stdio: 'ignore', cwd: dir },
    );
    for (let tries = 0; ; tries++) {
      if (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0) break;
      if (tries > 100 || server.exitCode !== null) throw new Error('PostgreSQL did not start');
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  const halt = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await ended;
  };
  await start();
  return {
    url: `postgres://mirador@127.0.0.1:${port}/postgres`,
    pid: server.pid,
    /** Stopped with its data kept, and started again on it. */
    halt,
    start,
    async stop() {
      await halt();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
