/** The calls of an admin about published figures. */
import { send } from '#app/platform/http/http.ts';
import type { City, WaitCategory } from '#content/waits.ts';

export type NewWait = {
  city: City;
  category: WaitCategory;
  as_of: string;
  avg_months: number | null;
  next_months: number | null;
  source_url: string;
};
export const writeWait = (wait: NewWait) => send('PUT', '/admin/wait-times', { body: { wait_times: [wait] } });

export const removeWait = ({ city, category, as_of }: Pick<NewWait, 'city' | 'category' | 'as_of'>) =>
  send('DELETE', `/admin/wait-times/${city}/${category}/${as_of}`);

type Rate = { rate: number; seen: number; reason: string; is_sure: boolean };
export const writeRate = (currency: string, body: Rate) => send('PUT', `/admin/rates/${currency}`, { body });
export const takeBackRate = (currency: string, reason: string) =>
  send('POST', `/admin/rates/${currency}/take-back`, { body: { reason } });
