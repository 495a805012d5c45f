/** Raw Argon2id checks (19 MiB, two rounds, one lane), as many at once as there are cores, for the seconds given: prints how many, and their CPU time. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

const known = await hash('tres perros en la playa', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const started = performance.now();
const before = process.cpuUsage();
const end = started + Number(process.argv[2]) * 1000;
let checks = 0;

async function checkOn() {
  while (performance.now() < end) {
    await verify(known, 'tres perros en la playa');
    checks++;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, checkOn));
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ checks, cpuMs: (user + system) / 1000, seconds: (performance.now() - started) / 1000 }));
