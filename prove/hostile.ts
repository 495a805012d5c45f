/** SQL injection tried by a tool that knows how, on five parameters; and the memory that hostile requests leave behind (Q36). */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { hashToken } from '#app/platform/access/session.server.ts';
import { sessions } from '#db/schema.server.ts';
import { startServer } from '#tests/server.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { LEAD_ENV } from './lead.ts';
import { freshPlace, withDatabase } from './place.ts';

/** The demonstration's admin. */
const ADMIN = '00000000-0000-4000-8000-000000000011';
const HOSTILE_REQUESTS = 3000;

/** Gives every request an address of its own, or the limits would hide everything behind 429. */
async function openGate(port: number) {
  let number = 0;
  let failures = 0;
  const gate = createServer((incoming, outgoing) => {
    number++;
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    };
    const asked = request({ port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      if ((answer.statusCode ?? 0) >= 500) failures++;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => gate.once('listening', done));
  return { port: (gate.address() as AddressInfo).port, seen: () => ({ number, failures }), close: () => gate.close() };
}

function findSqlmap(): boolean {
  const isThere = () => spawnSync('sqlmap', ['--version']).status === 0;
  if (isThere() || process.getuid?.() !== 0) return isThere();
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'sqlmap'], { stdio: 'ignore' });
  return isThere();
}

async function sqlmap(args: string[]): Promise<'safe' | 'injectable' | 'unknown'> {
  const tool = spawn('sqlmap', [
    ...args,
    '--batch',
    '--flush-session',
    '--dbms=PostgreSQL',
    '--technique=BEU',
    '--ignore-code=*',
    '--disable-coloring',
  ]);
  const kill = setTimeout(() => tool.kill('SIGKILL'), 120_000);
  const said = await text(tool.stdout);
  clearTimeout(kill);
  if (/is vulnerable|injection point\(s\)/.test(said)) return 'injectable';
  return /do not appear to be injectable|does not seem to be injectable/.test(said) ? 'safe' : 'unknown';
}

const memory = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function sendHostile(url: string, count: number) {
  say(`${count} hostile requests`);
  const bodies = [
    '[',
    `{"first_name":"${'\\u0000'.repeat(500)}"}`,
    `{"first_name":"${'x'.repeat(30_000)}"}`,
    `${'['.repeat(8000)}`,
    '{"__proto__":{"a":1}}',
  ];
  for (let sent = 0; sent < count; sent++) {
    const body = bodies[sent % bodies.length] ?? '';
    const path = `/leads/+57300${1_000_000 + sent}/${'%00'.repeat(sent % 3)}a${sent}@correo.example/contact`;
    await fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
      (answer) => answer.arrayBuffer(),
    );
  }
}

export async function* proveHostile(): AsyncGenerator<Figure> {
  const place = await freshPlace('postgres');
  const server = await startServer({ ...LEAD_ENV, ...place.env });
  const gate = await openGate(server.port);
  try {
    const token = randomBytes(32).toString('base64url');
    await withDatabase(place.env, ({ db }) =>
      db.insert(sessions).values({
        token_hash: hashToken(token),
        family_id: ADMIN,
        user_id: ADMIN,
        expires_at: new Date(Date.now() + 3_600_000),
      }),
    );
    const url = `http://127.0.0.1:${gate.port}`;
    const bearer = `--headers=Authorization: Bearer ${token}`;
    const json = ['--headers=Content-Type: application/json', '--method=POST'];
    const lead = `${url}/leads/+573001234567/eva@correo.example/contact`;
    const targets: [string, string[]][] = [
      ['message of a lead', ['-u', lead, ...json, '--data={"first_name":"Eva","message":"Hola*"}']],
      [
        'e-mail of a lead',
        ['-u', `${url}/leads/+573001234567/eva*@correo.example/contact`, ...json, '--data={"first_name":"Eva"}'],
      ],
      [
        'key of a lead',
        [
          '-u',
          lead,
          '--method=POST',
          '--headers=Content-Type: application/json\nIdempotency-Key: abcdefgh*',
          '--data={"first_name":"Eva"}',
        ],
      ],
      ['cursor of the leads', ['-u', `${url}/leads/?limit=5&before=e30*`, bearer]],
      ['size of the page of jobs', ['-u', `${url}/api-mv/admin/jobs?limit=5*`, bearer]],
    ];
    const verdicts: string[] = [];
    if (findSqlmap())
      for (const [name, args] of targets) {
        verdicts.push(await sqlmap(args));
        say(`sqlmap on the ${name}: ${verdicts.at(-1)}`);
      }
    const safe = verdicts.filter((verdict) => verdict === 'safe').length;
    yield {
      what: 'sqlmap on five parameters',
      bar: '5 safe',
      measured: verdicts.length > 0 ? `${safe} safe` : 'skipped: sqlmap is missing',
      ok: verdicts.length === 0 || safe === 5,
      isLoss: true,
    };
    // The first rounds fill caches and let the heap find its size; a leak shows in what follows.
    await sendHostile(url, 3 * HOSTILE_REQUESTS);
    await pause(1000);
    const before = memory(server.pid);
    await sendHostile(url, HOSTILE_REQUESTS);
    await pause(3000);
    const after = memory(server.pid);
    const { number, failures } = gate.seen();
    yield* [
      {
        what: 'answers of 500 and above to hostile requests',
        bar: '0',
        measured: `${failures} of ${number}`,
        ok: failures === 0 && server.child.exitCode === null,
        isLoss: true,
      },
      {
        what: 'memory after 3,000 more hostile requests',
        bar: '+10 % at most',
        measured: `${before.toFixed(0)} -> ${after.toFixed(0)} MB`,
        ok: after <= before * 1.1,
      },
    ];
  } finally {
    gate.close();
    await server.stop();
    await place.remove();
  }
}
