/** The calls that join two accounts. */
import { send } from '#app/platform/http/http.ts';
import type { AnswersOfTwo, JoinRefusal, PageOfTwo } from './join-rules.ts';

export type OneOfTwo = {
  user_id: string;
  case_number: number;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  email: string | null;
  service: string | null;
  current_step: string;
  created_at: string;
  isVerified: boolean;
  hasPassword: boolean;
};
export type WhichAccount = 'kept' | 'other';
export type JoinPreview = {
  kept: OneOfTwo;
  other: OneOfTwo;
  refusals: JoinRefusal[];
  pages: (PageOfTwo & AnswersOfTwo & { newer: WhichAccount })[];
  parts: { name: string; kept: number; other: number; moving: number }[];
};

export const previewJoining = (user_id: string, other_user_id: string) =>
  send<JoinPreview>('POST', `/admin/${user_id}/joining/preview`, { body: { other_user_id } });

type Join = { other_user_id: string; pages: Record<string, WhichAccount>; reason: string };
export const joinAccounts = (user_id: string, body: Join) => send('POST', `/admin/${user_id}/joining`, { body });
