/** LeadConnector's API v2 (contracts 6). Contact and opportunity are written so that a repeat finds the first. */
import { z } from 'zod';
import { askOutside, OutboundError, type OutboundRequest } from '#app/platform/http/outbound.server.ts';
import { type Crm, type CrmLead, isWon, type LeadPage, type LeadQuery } from './crm.ts';

const VERSION = '2021-07-28';
const SECONDS = 10;
const MAX_BYTES = 1024 * 1024;

const contact = z.object({ contact: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }) });
const opportunity = z.object({
  id: z.string().max(100),
  status: z.string().max(40),
  assignedTo: z.string().max(100).nullish(),
  source: z.string().max(200).nullish(),
  createdAt: z.iso.datetime({ offset: true }),
  lastStatusChangeAt: z.iso.datetime({ offset: true }).nullish(),
  contact: z.object({ name: z.string().nullish(), email: z.string().nullish(), phone: z.string().nullish() }).nullish(),
});
const found = z.object({
  opportunities: z.array(opportunity),
  meta: z.object({ startAfter: z.union([z.string(), z.number()]).nullish(), startAfterId: z.string().nullish() }),
});

/** `mm-dd-yyyy`, as its search reads days. */
const dayOf = (date: Date) => {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${month}-${day}-${year}`;
};

const statusOf = (status: string): CrmLead['status'] =>
  status === 'won' ? 'won' : status === 'lost' || status === 'abandoned' ? 'lost' : 'open';

function leadOf(one: z.infer<typeof opportunity>): CrmLead {
  const status = statusOf(one.status);
  return {
    ...{ id: one.id, status, assignedTo: one.assignedTo ?? null },
    ...{ conversionEvent: isWonWord(status), domain: null, country: null, lastName: null, utmParams: null },
    ...{ firstName: one.contact?.name ?? null, phoneNumber: one.contact?.phone ?? null },
    ...{ email: one.contact?.email ?? null, createdAt: new Date(one.createdAt) },
    closedAt: status !== 'open' && one.lastStatusChangeAt ? new Date(one.lastStatusChangeAt) : null,
  };
}
/** It knows a state, no event: what it says in our words. */
const isWonWord = (status: CrmLead['status']) => (status === 'won' ? 'purchase_visa' : 'generate_lead');

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

type Settings = { url: string; token: string; pipeline: string };
type Refusal = { refused: string };

export function leadConnector({ url, token, pipeline }: Settings): Crm {
  async function ask<T>(path: string, schema: z.ZodType<T>, sent: OutboundRequest = {}): Promise<T | Refusal> {
    const { status, body } = await askOutside(`${url}${path}`, {
      ...{ seconds: SECONDS, maxBytes: MAX_BYTES, accept: 'application/json', isTrusted: true, ...sent },
      headers: { authorization: `Bearer ${token}`, version: VERSION, 'content-type': 'application/json' },
    });
    // What it says of a contact that it does not take may repeat the contact.
    if (status === 400 || status === 422) return { refused: `refused: ${status}` };
    const read = schema.safeParse(readJson(body));
    if (status < 200 || status >= 300 || !read.success) throw new OutboundError(`the CRM answers ${status}`);
    return read.data;
  }
  const post = <T>(path: string, schema: z.ZodType<T>, body: object) =>
    ask(path, schema, { method: 'POST', body: JSON.stringify(body) });
  const isRefused = (answer: unknown): answer is Refusal => Object.hasOwn(answer as object, 'refused');

  async function search(location: string, query: LeadQuery, status?: 'won'): Promise<LeadPage> {
    const { from, to, limit, after, assignedTo } = query;
    const asked = new URLSearchParams({
      ...{ location_id: location, limit: String(limit), date: dayOf(from) },
      endDate: dayOf(new Date(to.getTime() - 1)),
      ...(status && { status }),
      ...(assignedTo && { assigned_to: assignedTo }),
      ...(after?.at && after.id && { startAfter: after.at, startAfterId: after.id }),
    });
    const answer = await ask(`/opportunities/search?${asked}`, found);
    if (isRefused(answer)) throw new OutboundError('the CRM refuses the search');
    const { startAfter, startAfterId } = answer.meta;
    const isFull = answer.opportunities.length === limit;
    const next = isFull && startAfter && startAfterId ? { at: String(startAfter), id: startAfterId } : null;
    return { leads: answer.opportunities.map(leadOf), next };
  }

  return {
    name: 'leadconnector',
    async record(locationId, conversion) {
      const { conversionEvent, firstName, lastName, email, phoneNumber: phone, country, source } = conversion;
      const given = { firstName, lastName, email, phone, country, source };
      const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
      const upserted = await post('/contacts/upsert', contact, { locationId, ...known });
      if (isRefused(upserted)) return upserted.refused;
      const contactId = upserted.contact.id;
      // Tags of an upsert would take the place of those that people have set.
      const tags = [conversionEvent, conversion.stage].filter(Boolean);
      const tagged = await post(`/contacts/${contactId}/tags`, z.unknown(), { tags });
      if (isRefused(tagged)) return tagged.refused;
      const opened = await post('/opportunities/upsert', z.unknown(), {
        ...{ pipelineId: pipeline, locationId, contactId, name: conversion.service ?? conversionEvent },
        ...{ status: conversion.hasBought || isWon(conversionEvent) ? 'won' : 'open' },
        ...(conversion.value !== null && { monetaryValue: conversion.value }),
        ...{ followers: [], isRemoveAllFollowers: false, followersActionType: 'add' },
      });
      return isRefused(opened) ? opened.refused : null;
    },
    leads: (location, query) => search(location, query),
    closedLeads: (location, query) => search(location, query, 'won'),
  };
}
