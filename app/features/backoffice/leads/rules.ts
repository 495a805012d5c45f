/** The list of leads as its address says it, and when one was called. Pure. */
import {
  ACCOUNT_STATES,
  CALL_STATES,
  type CallState,
  FORM_NAMES,
  type FormName,
  SCORE_BANDS,
  type ScoreBand,
} from '#app/features/leads/choice-rules.ts';

export type LeadFilters = {
  call?: CallState;
  score?: ScoreBand;
  form_name?: FormName;
  account?: (typeof ACCOUNT_STATES)[number];
  start_date?: string;
  end_date?: string;
};
const LEAD_FILTERS = ['call', 'score', 'form_name', 'account', 'start_date', 'end_date'] as const;

/** A day that there is, of the years that the call takes. */
const dayIn = (text: string | null) => {
  if (!text || !/^20[2-9]\d-\d\d-\d\d$/.test(text)) return undefined;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
};
const oneOf = <T extends string>(list: readonly T[], value: string | null) => list.find((one) => one === value);

/** What is no filter of ours is left out, and said; days the wrong way round are no filter. */
export function readFilters(query: URLSearchParams): { filters: LeadFilters; isWrong: boolean } {
  const read = {
    call: oneOf(CALL_STATES, query.get('call')),
    score: oneOf(SCORE_BANDS, query.get('score')),
    form_name: oneOf(FORM_NAMES, query.get('form_name')),
    account: oneOf(ACCOUNT_STATES, query.get('account')),
    start_date: dayIn(query.get('start_date')),
    end_date: dayIn(query.get('end_date')),
  };
  const isBackwards = Boolean(read.start_date && read.end_date && read.start_date > read.end_date);
  const days = isBackwards ? { start_date: undefined, end_date: undefined } : {};
  const filters = Object.fromEntries(Object.entries({ ...read, ...days }).filter(([, value]) => value));
  const isWrong = isBackwards || LEAD_FILTERS.some((name) => query.get(name) && !read[name]);
  return { filters, isWrong };
}

/** The longest unit of a time that has passed; below a minute it is one. */
export function spanOf(from: Date, to: Date): { unit: 'minutes' | 'hours' | 'days'; n: number } {
  const minutes = Math.max(1, Math.floor((to.getTime() - from.getTime()) / 60_000));
  if (minutes < 60) return { unit: 'minutes', n: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: 'hours', n: hours } : { unit: 'days', n: Math.floor(hours / 24) };
}
