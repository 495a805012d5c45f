/** The lists of the back office over a large business: the slowest of each, and the memory of an export that is streamed. */
import { readFileSync } from 'node:fs';
import { eq, inArray } from 'drizzle-orm';
import { sessions, users } from '#db/schema.server.ts';
import { addFormPeople, type FormPerson } from '../prove/form-people.ts';
import type { Figure } from '../scripts/figures.ts';
import { fillOffice, PEOPLE } from './office-crowd.ts';
import { median } from './rounds.ts';
import { startProduct } from './subjects.ts';

const ASKED = 100;
const MOST_MS = 300;
const MOST_MB = 20;
const STAFF = 10;

type ListRequest = { path: string; json?: object };

/** Each with the pages that staff open first, and one far down. */
const LISTS: Record<string, ListRequest> = {
  'the day': { path: '/admin' },
  'cases, newest first': { path: '/admin/cases' },
  'cases of a step': { path: '/admin/cases?step=payment_page_seen' },
  'cases of a service': { path: '/admin/cases?service=Renewal' },
  'cases that are paid': { path: '/admin/cases?paid=yes' },
  'cases that are not paid': { path: '/admin/cases?paid=no' },
  'cases of a step, unpaid, nobody’s': { path: '/admin/cases?step=visa_received&paid=no&owner=none' },
  'own cases': { path: '/admin/cases?owner=me' },
  'nobody’s cases': { path: '/admin/cases?owner=none' },
  'cases that are late': { path: '/admin/cases?overdue=yes' },
  'cases that wait': { path: '/admin/cases?waiting=yes' },
  calendar: { path: '/admin/calendar' },
  money: { path: '/admin/money' },
  'refund requests': { path: '/admin/refunds' },
  'money that did not fit': { path: '/admin/money/reviews' },
  codes: { path: '/admin/promos' },
  'search by name': { path: '/api-mv/admin/people/search', json: { q: 'munoz 1' } },
  'search by phone': { path: '/api-mv/admin/people/search', json: { q: '+573010001' } },
  'search by e-mail': { path: '/api-mv/admin/people/search', json: { q: 'persona77' } },
  'search by order': { path: '/api-mv/admin/people/search', json: { q: 'mir-4' } },
  'search by case number': { path: '/api-mv/admin/people/search', json: { q: '5000' } },
  'completed payments': { path: '/api-mv/admin/completed-payments?limit=100' },
  profiles: { path: '/api-mv/bulk/fetch-all-profiles', json: { limit: 100 } },
  referrals: { path: '/api-mv/bulk/fetch-all-referrals?limit=100' },
  leads: { path: '/leads/?limit=100' },
  'leads as advisers call them': { path: '/admin/leads?call=open' },
  'leads with a high score': { path: '/admin/leads?score=high' },
  'search of leads': { path: '/api-mv/admin/leads/search', json: { q: 'munoz 1' } },
  'discount codes': { path: '/admin/discount-codes' },
  events: { path: '/admin/events' },
  'events that were sent to one': { path: '/admin/events?state=sent&sink=crm' },
  'where people come from': { path: '/admin/attribution' },
  'stopped jobs': { path: '/admin/jobs' },
  comments: { path: '/admin/content/comments' },
  'the team': { path: '/admin/staff' },
  'money that is disputed': { path: '/admin/money?show=disputed' },
  'orders of the first days': { path: '/admin/money?show=orders&end_date=2025-01-01' },
  'audit trail': { path: '/api-mv/admin/audit?limit=100' },
  'audit trail of a day long ago': { path: '/admin/audit?until=2025-02-01' },
  'audit trail of one action': { path: '/api-mv/admin/audit?limit=100&action=documents.read' },
};

const memoryMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

function asker(url: string, { token }: FormPerson) {
  const cookie = { cookie: `token=${token}` };
  return async ({ path, json }: ListRequest) => {
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, {
      method: json ? 'POST' : 'GET',
      headers: { ...cookie, origin: url, ...(json && { 'content-type': 'application/json' }) },
      ...(json && { body: JSON.stringify(json) }),
    });
    await answer.arrayBuffer();
    return { status: answer.status, ms: performance.now() - started };
  };
}

async function slowest(what: string, ask: () => ReturnType<ReturnType<typeof asker>>): Promise<Figure> {
  const times: number[] = [];
  let failed = 0;
  await ask();
  for (let n = 0; n < ASKED; n++) {
    const { status, ms } = await ask();
    if (status !== 200) failed++;
    times.push(ms);
  }
  const p99 = times.sort((a, b) => a - b)[Math.ceil(ASKED * 0.99) - 1] ?? 0;
  return {
    what: `${what}, ${PEOPLE.toLocaleString('en-US')} people`,
    bar: `p99 <= ${MOST_MS} ms`,
    measured: `${Math.round(p99)} ms, in the middle ${Math.round(median(times))} ms${failed ? `, ${failed} FAILED` : ''}`,
    ok: p99 <= MOST_MS && failed === 0,
  };
}

/**
 * Read to its end, four times: what is thrown away stays until it is collected, so the first ones grow. A list that was
 * held, or of which something stayed, would grow every time.
 */
async function exported(url: string, pid: number, { token }: FormPerson): Promise<Figure> {
  const read = async () => {
    const answer = await fetch(`${url}/api-mv/admin/exports/profiles?format=csv`, {
      headers: { cookie: `token=${token}` },
    });
    let [rows, most] = [0, 0];
    for await (const part of answer.body ?? []) {
      for (const byte of part as Uint8Array) if (byte === 10) rows++;
      most = Math.max(most, memoryMb(pid));
    }
    return { isWhole: answer.status === 200 && rows > PEOPLE, most };
  };
  const reads: Awaited<ReturnType<typeof read>>[] = [];
  for (let n = 0; n < 4; n++) reads.push(await read());
  const peaks = reads.map(({ most }) => Math.round(most));
  const grown = (peaks[3] ?? 0) - (peaks[2] ?? 0);
  return {
    what: `four exports of ${PEOPLE.toLocaleString('en-US')} profiles: what the process holds more in the last one`,
    bar: `<= ${MOST_MB} MB, all rows`,
    measured: `${grown} MB, at most ${peaks.join(', ')} MB${reads.every(({ isWhole }) => isWhole) ? '' : ', NOT WHOLE'}`,
    ok: grown <= MOST_MB && reads.every(({ isWhole }) => isWhole),
  };
}

export async function* measureOffice(): AsyncGenerator<Figure> {
  let staff: FormPerson[] = [];
  const product = await startProduct('postgres', async ({ db }) => {
    staff = await addFormPeople(db, STAFF);
    const ids = staff.map(({ user_id }) => user_id);
    await db.update(users).set({ role: 'admin', user_type: 'staff' }).where(inArray(users.user_id, ids));
    const admin = staff[0] as FormPerson;
    await db.update(sessions).set({ confirmed_at: new Date() }).where(eq(sessions.user_id, admin.user_id));
    await fillOffice(db, ids);
  });
  try {
    const admin = staff[0] as FormPerson;
    // Each list by another of the staff: limits count by person.
    let turn = 0;
    yield await product.alone(() => exported(product.url, product.pid, admin));
    for (const [what, asked] of Object.entries(LISTS)) {
      const ask = asker(product.url, staff[turn++ % STAFF] as FormPerson);
      yield await product.alone(() => slowest(what, () => ask(asked)));
    }
  } finally {
    await product.stop();
  }
}
