import { spawn, spawnSync } from 'node:child_process'; // scripts/swift.mjs start|stop <dir> [origin,origin]
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { AwsClient } from 'aws4fetch';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const freePort = () =>
  new Promise((done) => {
    const s = createServer().listen(0, '127.0.0.1', () => {
      const { port } = s.address();
      s.close(() => done(port));
    });
  });
const listens = (port) =>
  new Promise((done) => {
    const s = connect(port, '127.0.0.1', () => {
      s.destroy();
      done(true);
    }).on('error', () => done(false));
  });
export async function startSwift(directory, origins = '*') {
  const dir = resolve(directory),
    put = (name, text) => writeFileSync(join(dir, name), text);
  for (const sub of ['data/d1', 'run', 'log', 'cache']) mkdirSync(join(dir, sub), { recursive: true });
  const [proxy, account, container, object, cache] = await Promise.all(Array.from({ length: 5 }, freePort));
  const common = (port) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = root\nswift_dir = ${dir}\ndevices = ${dir}/data\nmount_check = false\ndisable_fallocate = true\nfallocate_reserve = 0\nlog_level = ERROR\nlog_address = ${dir}/none\nrecon_cache_path = ${dir}/cache\n`;
  put(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_prefix = test\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  for (const [name, port] of Object.entries({ account, container, object }))
    put(
      `${name}.conf`,
      `${common(port)}[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
    );
  put(
    'proxy.conf',
    `${common(proxy)}[pipeline:main]\npipeline = cache s3api tempauth copy slo proxy-server
[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\ncors_allow_origin = ${origins}\ncors_expose_headers = etag
[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${cache}
[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1\ncors_preflight_allow_origin = ${origins}
[filter:tempauth]\nuse = egg:swift#tempauth\nuser_test_tester = testing .admin
[filter:copy]\nuse = egg:swift#copy\n[filter:slo]\nuse = egg:swift#slo\n`,
  );
  const rings = spawnSync(
    '/usr/bin/python3',
    [
      '-c',
      `from swift.common.ring import RingBuilder
for name, port in (('account', ${account}), ('container', ${container}), ('object', ${object})):
    b = RingBuilder(6, 1, 1)
    b.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=port, device='d1', weight=1, replication_ip='127.0.0.1', replication_port=port))
    b.rebalance(); b.get_ring().save('${dir}/%s.ring.gz' % name)`,
    ],
    { encoding: 'utf8' },
  );
  if (rings.status !== 0) throw new Error(rings.stderr);
  const children = [
    ['memcached', 'memcached', '-u', 'root', '-l', '127.0.0.1', '-p', `${cache}`, '-U', '0', '-m', '16'],
    ...['account', 'container', 'object', 'proxy'].map((name) => [
      name,
      `/usr/bin/swift-${name}-server`,
      join(dir, `${name}.conf`),
    ]),
  ].map(([name, command, ...args]) => {
    const log = openSync(join(dir, 'log', name), 'a'),
      child = spawn(command, args, { detached: true, stdio: ['ignore', log, log] });
    child.on('error', () => {});
    put(`run/${name}.pid`, `${child.pid}`);
    child.unref();
    return child;
  });
  const until = Date.now() + 30_000,
    waitFor = async (test) => {
      while (!(await test())) {
        if (Date.now() > until || children.some((c) => c.exitCode !== null))
          throw new Error(`Swift did not start; see ${dir}/log`);
        await pause(50);
      }
    };
  for (const port of [cache, account, container, object, proxy]) await waitFor(() => listens(port)); // before the first request
  const endpoint = `http://127.0.0.1:${proxy}`,
    aws = new AwsClient({
      accessKeyId: 'test:tester',
      secretAccessKey: 'testing',
      service: 's3',
      region: 'us-east-1',
      retries: 0,
    });
  const ok = (path, method, body) =>
    aws.fetch(`${endpoint}/ready${path}`, { method, body }).then(
      (r) => r.ok,
      () => false,
    );
  await waitFor(
    async () => (await ok('', 'PUT')) && (await ok('/x', 'PUT', 'x')) && (await ok('/x', 'DELETE')) && ok('', 'DELETE'),
  );
  return { endpoint, accessKeyId: 'test:tester', secretAccessKey: 'testing', stop: () => stopSwift(dir) };
}
const isOurs = (pid) => {
  try {
    const [, name, state] = /\((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return state !== 'Z' && /^(swift-|memcached)/.test(name);
  } catch {
    return false;
  }
};
async function stopSwift(dir) {
  const pids = readdirSync(join(dir, 'run'))
    .filter((f) => f.endsWith('.pid'))
    .map((f) => Number(readFileSync(join(dir, 'run', f), 'utf8')))
    .filter(isOurs);
  for (const pid of pids) process.kill(pid, 'SIGTERM');
  for (let i = 0; pids.some(isOurs) && i < 50; i++) await pause(40);
  for (const pid of pids.filter(isOurs)) process.kill(pid, 'SIGKILL');
  rmSync(dir, { recursive: true, force: true });
}
const [what, place, allowed] = import.meta.main ? process.argv.slice(2) : [],
  began = performance.now();
if (what === 'stop') await stopSwift(place);
if (what === 'start')
  console.log(
    (await startSwift(place, allowed)).endpoint,
    `ready in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
