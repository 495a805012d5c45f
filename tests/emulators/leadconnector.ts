/** LeadConnector's API v2 on loopback: contacts and opportunities that an upsert finds again, search by day and key. */
import { type ReceivedRequest, type Reply, receiver } from './receiver.ts';

export const CRM = { CRM_TOKEN: 'pit-token-of-the-emulator', CRM_PIPELINE: 'pipeline-1', CRM_LOCATION: 'loc-1,loc-2' };

type Contact = {
  id: string;
  locationId: string;
  email?: string;
  phone?: string;
  tags: Set<string>;
  [key: string]: unknown;
};
type Opportunity = {
  id: string;
  contactId: string;
  locationId: string;
  pipelineId: string;
  status: string;
  createdAt: string;
  [key: string]: unknown;
};

const dayOf = (text: string | null) => {
  const [month, day, year] = (text ?? '').split('-');
  return `${year}-${month}-${day}`;
};

export async function leadConnectorEmulator(clock: () => Date = () => new Date()) {
  const contacts: Contact[] = [];
  const opportunities: Opportunity[] = [];
  const wrong = (message: string): Reply => ({
    status: 422,
    json: { statusCode: 422, message: [message], error: 'x' },
  });

  function upsertContact(body: Record<string, string>): Reply {
    if (!body.locationId || !(body.email || body.phone)) return wrong('locationId and one of email, phone');
    const same = contacts.find(
      (one) =>
        one.locationId === body.locationId &&
        ((body.email && one.email === body.email) || (body.phone && one.phone === body.phone)),
    );
    const contact = same ?? {
      id: `contact${contacts.length + 1}`,
      locationId: body.locationId,
      tags: new Set<string>(),
    };
    Object.assign(contact, body);
    if (!same) contacts.push(contact);
    return { status: 200, json: { new: !same, contact: { id: contact.id }, traceId: 't' } };
  }

  function upsertOpportunity(body: Record<string, unknown>): Reply {
    for (const key of [
      'pipelineId',
      'locationId',
      'contactId',
      'followers',
      'isRemoveAllFollowers',
      'followersActionType',
    ])
      if (body[key] === undefined) return wrong(key);
    const same = opportunities.find((one) => one.contactId === body.contactId && one.pipelineId === body.pipelineId);
    if (same) Object.assign(same, body, { lastStatusChangeAt: clock().toISOString() });
    else {
      const [id, createdAt] = [`opportunity${opportunities.length + 1}`, clock().toISOString()];
      opportunities.push({ ...(body as Opportunity), id, createdAt, lastStatusChangeAt: createdAt });
    }
    return { status: 200, json: { opportunity: {}, new: !same } };
  }

  function search(query: URLSearchParams): Reply {
    const [from, to] = [dayOf(query.get('date')), dayOf(query.get('endDate'))];
    const found = opportunities
      .filter(
        (one) =>
          one.locationId === query.get('location_id') &&
          one.createdAt.slice(0, 10) >= from &&
          one.createdAt.slice(0, 10) <= to &&
          (!query.get('status') || one.status === query.get('status')) &&
          (!query.get('assigned_to') || one.assignedTo === query.get('assigned_to')),
      )
      .filter((one) => !query.get('startAfterId') || one.id > String(query.get('startAfterId')))
      .slice(0, Number(query.get('limit')));
    const last = found.at(-1);
    const shown = found.map((one) => {
      const { name, email, phone } = { ...contacts.find(({ id }) => id === one.contactId) };
      return { ...one, contact: { name, email, phone } };
    });
    return {
      status: 200,
      json: { opportunities: shown, meta: { startAfter: last && 1, startAfterId: last?.id, total: found.length } },
    };
  }

  const base = await receiver(({ method, path, headers, query, body }: ReceivedRequest) => {
    if (headers.authorization !== `Bearer ${CRM.CRM_TOKEN}`)
      return { status: 401, json: { statusCode: 401, message: 'Invalid token: access token is invalid' } };
    if (headers.version !== '2021-07-28') return { status: 400, json: { statusCode: 400, message: 'version' } };
    if (method === 'POST' && path === '/contacts/upsert') return upsertContact(body);
    if (method === 'POST' && path === '/opportunities/upsert') return upsertOpportunity(body);
    if (method === 'GET' && path === '/opportunities/search') return search(query);
    const tagged = method === 'POST' && /^\/contacts\/(\w+)\/tags$/.exec(path);
    const contact = tagged && contacts.find(({ id }) => id === tagged[1]);
    if (!contact) return { status: 404, json: { statusCode: 404, message: 'no' } };
    for (const tag of body.tags) contact.tags.add(tag);
    return { status: 201, json: { tags: [...contact.tags] } };
  });
  return Object.assign(base, { contacts, opportunities });
}
