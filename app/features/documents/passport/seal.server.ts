/**
 * What was read travels to the browser and back under our seal: nothing of it is stored, and an answer is marked "from the
 * passport" only when we have read it so (records 036 and 043).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#app/ctx.server.ts';
import type { PassportFact } from '#content/passport-fields.ts';

export type ReadAnswer = {
  readonly fact: PassportFact;
  readonly form: string;
  readonly page: number;
  readonly field: string;
  readonly value: string;
};

type SealedAnswers = { user_id: string; until: number; answers: readonly ReadAnswer[] };

/** As long as somebody may look at it before they confirm. */
const MINUTES = 60;

type SealContext = Pick<Ctx, 'env' | 'now'>;

const signed = ({ env }: SealContext, text: string) =>
  createHmac('sha256', `passport:${env.APP_SECRET}`).update(text).digest('base64url');

export function seal(ctx: SealContext, user_id: string, answers: readonly ReadAnswer[]): string {
  const sealed: SealedAnswers = { user_id, until: ctx.now.getTime() + MINUTES * 60_000, answers };
  const text = Buffer.from(JSON.stringify(sealed)).toString('base64url');
  return `${text}.${signed(ctx, text)}`;
}

/** Null of what is not ours, of somebody else, or too old. */
export function unseal(ctx: SealContext, user_id: string, given: string): readonly ReadAnswer[] | null {
  const [text = '', signature = ''] = given.split('.');
  const [ours, theirs] = [signed(ctx, text), signature].map((one) => Buffer.from(one));
  if (!ours || !theirs || ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null;
  const sealed = JSON.parse(Buffer.from(text, 'base64url').toString()) as SealedAnswers;
  return sealed.user_id === user_id && sealed.until > ctx.now.getTime() ? sealed.answers : null;
}
