/** Instagram on loopback: `/me/media`, `/refresh_access_token` and the host of pictures; fails as told. */
import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

const drawn = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#12408a' } });

/** Pictures of the kinds that are read, and what only says that it is one. */
export const PICTURES = {
  jpeg: await drawn.jpeg().toBuffer(),
  png: await drawn.png().toBuffer(),
  webp: await drawn.webp().toBuffer(),
  broken: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('not a picture')]),
  gif: Buffer.from('GIF89a'),
  html: Buffer.from('<script>alert(1)</script>'),
};

type Fault = 'none' | 'token' | 'limit' | 'slow' | 'redirect' | 'not-json' | 'empty' | 'error-in-200';
type Media = Record<string, unknown> & { id: string };

export async function instagramEmulator() {
  const state = {
    token: `first-token-${randomUUID()}`,
    fault: 'none' as Fault,
    refreshFails: false,
    media: [] as Media[],
    /** Path of a picture -> its bytes; what is not here is 404. */
    pictures: new Map<string, Buffer>(),
    /** Paths that redirect, and where. */
    redirects: new Map<string, string>(),
    asked: [] as string[],
    renewals: 0,
    url: '',
    /** A post whose picture is at our own host. */
    post(id: string, more: Record<string, unknown> = {}, picture: Buffer = PICTURES.jpeg): Media {
      state.pictures.set(`/pictures/${id}`, picture);
      return {
        id,
        media_type: 'IMAGE',
        media_url: `${state.url}/pictures/${id}`,
        caption: `Publicación ${id}`,
        permalink: `https://www.instagram.com/p/${id}/`,
        timestamp: '2026-11-15T10:00:00+0000',
        ...more,
      };
    },
  };

  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const refuse = (response: ServerResponse, status: number, code: number) =>
    json(response, status, { error: { message: 'no', type: 'OAuthException', code, fbtrace_id: 'A' } });

  function media(response: ServerResponse, limit: number) {
    if (state.fault === 'slow') return;
    if (state.fault === 'redirect') response.writeHead(302, { location: state.redirects.get('/me/media') }).end();
    else if (state.fault === 'limit') refuse(response, 403, 4);
    else if (state.fault === 'not-json') response.end('<html></html>');
    else if (state.fault === 'error-in-200') refuse(response, 200, 1);
    else
      json(response, 200, {
        data: state.fault === 'empty' ? [] : state.media.slice(0, limit),
        paging: { cursors: {} },
      });
  }
  function renew(response: ServerResponse) {
    if (state.refreshFails) return refuse(response, 400, 190);
    state.renewals += 1;
    state.token = `renewed-token-${state.renewals}`;
    return json(response, 200, { access_token: state.token, token_type: 'bearer', expires_in: 5_184_000 });
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(String(request.url), 'http://emulator');
    state.asked.push(pathname);
    const picture = state.pictures.get(pathname);
    const redirect = pathname.startsWith('/pictures/') && state.redirects.get(pathname);
    if (redirect) response.writeHead(302, { location: redirect }).end();
    else if (picture) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else if (pathname !== '/me/media' && pathname !== '/refresh_access_token') refuse(response, 404, 100);
    else if (searchParams.get('access_token') !== state.token || state.fault === 'token') refuse(response, 400, 190);
    else if (pathname === '/me/media') media(response, Number(searchParams.get('limit')));
    else renew(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
}
