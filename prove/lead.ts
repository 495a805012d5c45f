/** Leads as people send them: each with a phone, an address and a key of its own, so that no limit is met. */
import { setTimeout as pause } from 'node:timers/promises';

export type Lead = { phone_number: string; email: string; first_name: string; key: string; address: string };

export function makeLead(number: number): Lead {
  return {
    phone_number: `+57${300 + (number % 6)}${2_000_000 + number}`,
    email: `lead-${number}@correo.example`,
    first_name: `Persona ${number}`,
    key: `prove-lead-${number}`,
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}

/** Each lead comes from its own address: the server must trust the header of a proxy on loopback. */
export const LEAD_ENV = { TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' };

export async function sendLead(url: string, lead: Lead, timeoutMs = 15_000): Promise<number> {
  const path = `/leads/${encodeURIComponent(lead.phone_number)}/${encodeURIComponent(lead.email)}/contact`;
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': lead.key,
      'x-forwarded-for': lead.address,
    },
    body: JSON.stringify({ first_name: lead.first_name }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** 0 when no answer came: refused, reset or too late. */
export const trySendLead = (url: string, lead: Lead, timeoutMs?: number) =>
  sendLead(url, lead, timeoutMs).catch(() => 0);

const TRIES = 400;

/** Sends until it is acknowledged, with the same key, each time to the address that `url` names then. */
async function sendUntilSaved(url: (attempt: number) => string, lead: Lead): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const status = await trySendLead(url(attempt), lead);
    if (status === 200) return;
    if (status !== 0 && status !== 503) throw new Error(`${lead.email} was answered ${status}`);
    await pause(50);
  }
  throw new Error(`${lead.email} was not accepted in ${TRIES} tries`);
}

/** Works a list with `width` hands; `done` hears of each lead that was acknowledged. */
export async function sendAll(
  leads: readonly Lead[],
  width: number,
  url: (attempt: number) => string,
  done: (lead: Lead) => void = () => {},
) {
  const rest = leads.values();
  const hand = async () => {
    for (const lead of rest) {
      await sendUntilSaved(url, lead);
      done(lead);
    }
  };
  await Promise.all(Array.from({ length: width }, hand));
}

/** Sends new leads until it is stopped; `saved` grows while it runs, other answers are counted by status. */
export function startLoad(url: string, width: number, firstNumber = 0) {
  const saved: Lead[] = [];
  const others = new Map<number, number>();
  let slowestMs = 0;
  let number = firstNumber;
  let running = true;
  const hand = async () => {
    while (running) {
      const lead = makeLead(number++);
      const started = performance.now();
      const status = await trySendLead(url, lead);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      if (status === 200) saved.push(lead);
      else {
        others.set(status, (others.get(status) ?? 0) + 1);
        await pause(20);
      }
    }
  };
  const hands = Promise.all(Array.from({ length: width }, hand));
  return {
    saved,
    others,
    slowestMs: () => Math.round(slowestMs),
    async stop() {
      running = false;
      await hands;
    },
  };
}
