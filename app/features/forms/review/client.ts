/** The calls of the list of answers. */
import { send } from '#app/platform/http/http.ts';

export const sendForReview = (user_id: string) => send('POST', `/form/${user_id}/review`);
export const openSecondReview = (user_id: string) => send('POST', `/form/${user_id}/review/second`);
export const undoReview = (user_id: string) => send('DELETE', `/form/${user_id}/review`);
