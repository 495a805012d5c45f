import type { Env } from '../../platform/env.server.ts';
import type { Writer } from './ai.ts';
import { openAiCompatible } from './openai-compatible.server.ts';

export const chooseWriter = ({
  LLM_BASE_URL,
  LLM_KEY,
  LLM_MODEL,
}: Pick<Env, 'LLM_BASE_URL' | 'LLM_KEY' | 'LLM_MODEL'>): Writer | null =>
  LLM_BASE_URL && LLM_MODEL ? openAiCompatible({ url: LLM_BASE_URL, key: LLM_KEY ?? '', model: LLM_MODEL }) : null;
