/** The key of what a person's own browsers keep: always the same for them, and nobody else can work it out (decision 032). */
import { createHmac } from 'node:crypto';

export const keepKeyOf = (secret: string, user_id: string): string =>
  createHmac('sha256', secret).update(`keep\0${user_id}`).digest('base64url');
