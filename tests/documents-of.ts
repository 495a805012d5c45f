/** The documents of a person as somebody with these headers reaches them, on whichever storage the app has. */
import { and, eq } from 'drizzle-orm';
import type { DocumentType } from '#content/documents.ts';
import { documents, sessions, users } from '#db/schema.server.ts';
import { ORIGIN, type TestApp } from './app.ts';

type Headers = Record<string, string>;
type Fields = Record<string, string | number>;

export function documentsOf(api: TestApp, user_id: string, headers: Headers) {
  const base = `/api-mv/docs/${user_id}/documents`;
  const post = (what: string, fields: Fields) =>
    api.send('POST', `${base}${what}`, {
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
    });
  const fileAt = (type: string, number: number | string) => `${base}/${type}/files/${number}`;
  const send = (method: string, path: string, json?: object) =>
    api.send(method, path, { headers, ...(json && { json }) });
  /** To our own address in process, to any other by the network. */
  const put = async (url: string, bytes: Uint8Array | string, content_type: string) => {
    const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
    const there = { body, headers: { 'content-type': content_type } };
    if (!url.startsWith(ORIGIN)) return (await fetch(url, { method: 'PUT', ...there })).status;
    const length = String(typeof body === 'string' ? body.length : body.byteLength);
    return (
      await api.raw('PUT', url.slice(ORIGIN.length), {
        ...there,
        headers: { ...there.headers, 'content-length': length },
      })
    ).status;
  };
  const askFor = (document_type: DocumentType | string, content_type = 'image/jpeg', more: Fields = {}) =>
    post('/upload-url', { document_type, content_type, ...more });
  const verify = (document_type: string, file_number: number | string) =>
    post('/verify', { document_type, file_number });
  return {
    user_id,
    ...{ post, askFor, verify, put },
    /** Address, bytes, look: what the screen does. */
    async upload(type: DocumentType, bytes: Uint8Array | string, content_type = 'image/jpeg', more: Fields = {}) {
      const asked = await askFor(type, content_type, more);
      if (asked.status !== 200) return asked;
      await put(asked.json.url, bytes, content_type);
      return verify(type, asked.json.file_number);
    },
    list: (query = '') => send('GET', `${base}${query}`),
    async filesOf(type: DocumentType) {
      const { json } = await send('GET', `${base}?document_type=${type}`);
      return json.documents[0]?.files ?? [];
    },
    remove: (type: string, number: number | string = 1) => send('DELETE', fileAt(type, number)),
    url: (type: string, number: number | string = 1) => send('GET', `${fileAt(type, number)}/url`),
    accept: (type: string, number = 1) => send('POST', `${fileAt(type, number)}/accept`),
    askAgain: (type: string, reason: string, number = 1) =>
      send('POST', `${fileAt(type, number)}/ask-again`, { reason }),
    async read(url: string) {
      return url.startsWith(ORIGIN) ? api.raw('GET', url.slice(ORIGIN.length)) : fetch(url);
    },
    async row(type: DocumentType, file_number = 1) {
      const [row] = await api.db
        .select()
        .from(documents)
        .where(
          and(
            eq(documents.user_id, user_id),
            eq(documents.document_type, type),
            eq(documents.file_number, file_number),
          ),
        );
      return row;
    },
    async status() {
      const [row] = await api.db.select().from(users).where(eq(users.user_id, user_id));
      return row?.supporting_documents_status;
    },
  };
}

export async function applicantWith(api: TestApp, more: Partial<typeof users.$inferInsert> = {}) {
  const signedIn = await api.signIn('applicant', { service_type: 'FirstTime', ...more });
  return { ...signedIn, ...documentsOf(api, signedIn.user.user_id, signedIn.bearer) };
}

/** The log-in was so many hours ago. */
export const loggedInAgo = (api: TestApp, user_id: string, hours: number) =>
  api.db
    .update(sessions)
    .set({ created_at: new Date(api.clock.now.getTime() - hours * 3_600_000) })
    .where(eq(sessions.user_id, user_id));
