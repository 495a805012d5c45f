/** A legal page: a summary and sections of running text. */
import type { TextSection } from '../text-block.ts';

export type LegalPage = {
  title: string;
  description: string;
  version: string;
  updated: string /* ISO date */;
  summary: readonly string[];
  sections: readonly TextSection[];
};

export const legalPageNames = [
  'general-disclaimer',
  'privacy-policy',
  'terms-conditions',
  'reschedule-refund-policy',
] as const;
