/** The calls of an admin about codes. */
import { send } from '#app/platform/http/http.ts';

type PromoBody = {
  code?: string;
  kind: string;
  proportion: number;
  method: string;
  least_people: number;
  max_uses: number | null;
  ends_at: string | null;
};

export const makePromo = (body: PromoBody) => send<{ promo: { code: string } }>('POST', '/admin/promos', { body });

type Change = { max_uses?: number | null; ends_at?: string | null; is_on?: boolean };
export const changePromo = (code: string, body: Change) =>
  send('PUT', `/admin/promos/${encodeURIComponent(code)}`, { body });

export type Sticker = { url: string; svg: string; png: string; promo: { code: string } };
export const makeSticker = (promo_code: string, locale: string) =>
  send<Sticker>('POST', '/admin/generate-discount-sticker', { body: { promo_code, locale }, seconds: 30 });
