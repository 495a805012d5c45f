/** Raw Argon2id checks (19 MiB, two rounds, one lane), as many at once as there are cores: prints how many a second. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

const SECONDS = 4;
const known = await hash('tres perros en la playa', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const end = performance.now() + SECONDS * 1000;
let checks = 0;

async function checkOn() {
  while (performance.now() < end) {
    await verify(known, 'tres perros en la playa');
    checks++;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, checkOn));
console.log(checks / SECONDS);
