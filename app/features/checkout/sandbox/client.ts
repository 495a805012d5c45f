/** The calls of the sandbox, for its card form and its page. The address is the proof: no session is needed. */
import type { SandboxChoice, SandboxLook, SandboxMethod } from '#app/integrations/payments/sandbox-book.ts';
import type { SandboxCard } from '#app/integrations/payments/sandbox-cards.ts';
import { send } from '#app/platform/http/http.ts';

const post = async (secret: string, what: string, body: unknown) =>
  (
    await send<{ payment: SandboxLook }>('POST', `/payments/sandbox/${encodeURIComponent(secret)}/${what}`, {
      ...{ body, isOutsideSession: true },
    })
  ).payment;

export const payByCard = (secret: string, card: SandboxCard) => post(secret, 'card', card);
export const finishStep = (secret: string, agreed: boolean) => post(secret, 'step', { agreed });
export const payLocally = (secret: string, method: SandboxMethod, choice: SandboxChoice) =>
  post(secret, 'local', { method, choice });
