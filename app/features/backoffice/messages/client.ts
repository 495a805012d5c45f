/** The calls of the browser about messages to a person. */
import type { Locale } from '#app/i18n/locales.ts';
import { send } from '#app/platform/http/http.ts';
import type { Channel, Template } from './rules.ts';

export type ShownMessage = {
  staff_message_id: string;
  channel: Channel;
  template: string | null;
  locale: Locale;
  subject: string | null;
  message: string;
  created_at: string;
  by: string;
};
type MessageDraft = {
  channel: Channel;
  template: Template | null;
  locale: Locale;
  subject: string | null;
  message: string;
};

export const writeMessage = (user_id: string, writing: MessageDraft, idempotencyKey: string) =>
  send<{ message: ShownMessage }>('POST', `/admin/people/${user_id}/messages`, { body: writing, idempotencyKey });

export const readMessages = (user_id: string, before: string) =>
  send<{ messages: ShownMessage[]; next: string | null }>(
    'GET',
    `/admin/people/${user_id}/messages?before=${encodeURIComponent(before)}`,
  );
