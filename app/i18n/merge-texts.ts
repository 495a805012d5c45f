import type { AppMessages } from './messages.server.ts';

/** Merges texts by feature: both parts may hold groups of the same one. */
export function mergeTexts(base: AppMessages, own: AppMessages): AppMessages {
  const features = [...new Set([...Object.keys(base), ...Object.keys(own)])] as (keyof AppMessages)[];
  return Object.fromEntries(features.map((one) => [one, { ...base[one], ...own[one] }])) as AppMessages;
}
