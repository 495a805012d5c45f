import { expect, test } from 'vitest';
import { SKIPPED } from '#app/features/tracking/tell.server.ts';
import { readFilters } from './filters.ts';
import { payloadLines, reasonIn } from './rules.ts';

test('each reason of ours has its words; what a receiver says goes along', () => {
  for (const reason of SKIPPED) {
    const said = reasonIn('skipped', reason);
    expect(said?.why, reason).toBe('');
    expect(['refused', 'givenUp', 'trying'], reason).not.toContain(said?.key);
  }
  expect(reasonIn('parked', 'given up: away')).toEqual({ key: 'givenUp', why: 'away' });
  expect(reasonIn('parked', 'Invalid parameter')).toEqual({ key: 'refused', why: 'Invalid parameter' });
  expect(reasonIn('waiting', 'GA4 answers 503')).toEqual({ key: 'trying', why: 'GA4 answers 503' });
  expect(reasonIn('sent', null)).toBeNull();
});

test('a body is shown without what a person or a browser is known by, whatever its shape', () => {
  const hash = 'a1b2c3d4'.repeat(8);
  const body = {
    ...{ event_name: 'Lead', value: 6, phone_number: '+573001112233', somethingNew: 'Marcadora' },
    user_data: { em: [hash], client_ip_address: '190.24.1.7', client_user_agent: 'Mozilla/5.0', fbp: 'fb.1.2.3' },
    events: [{ name: 'generate_lead', params: { value: 6, client_id: '12.34' } }],
    utmParams: { utm_campaign: 'visas', gclid: 'secreto' },
    nothing: null,
  };
  const lines = payloadLines(body);
  const text = JSON.stringify(lines);
  for (const mark of ['573001112233', 'Marcadora', '190.24', 'Mozilla', 'fb.1', '12.34', 'secreto', hash])
    expect(text, mark).not.toContain(mark);
  expect(lines).toContainEqual({ path: 'event_name', text: 'Lead', kind: 'plain' });
  expect(lines).toContainEqual({ path: 'user_data.em', text: 'a1b2c3d4', kind: 'hash' });
  expect(lines).toContainEqual({ path: 'user_data.client_ip_address', text: '', kind: 'hidden' });
  expect(lines).toContainEqual({ path: 'events.params.value', text: '6', kind: 'plain' });
  expect(lines).toContainEqual({ path: 'utmParams.utm_campaign', text: 'visas', kind: 'plain' });
  expect(lines.map(({ path }) => path)).not.toContain('nothing');
});

test('a body without end is cut', () => {
  expect(payloadLines({ name: Array.from({ length: 500 }, (_, at) => at) })).toHaveLength(60);
  expect(payloadLines({ name: 'x'.repeat(500) })[0]?.text).toHaveLength(160);
  let deep: unknown = 'Marcadora';
  for (let at = 0; at < 40; at++) deep = { name: deep };
  expect(payloadLines(deep)).toMatchObject([{ kind: 'hidden' }]);
  expect(payloadLines(null)).toEqual([]);
});

test('filters of the address: what is none is left out and said', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query));
  expect(read('event=sign_up&sink=meta&state=parked')).toEqual({
    filters: { event: 'sign_up', sink: 'meta', state: 'parked' },
    isWrong: false,
  });
  expect(read('event=&state=')).toEqual({ filters: {}, isWrong: false });
  for (const wrong of ['event=x', 'sink=tiktok', 'state=lost'])
    expect(read(wrong)).toEqual({ filters: {}, isWrong: true });
});
