/** Where a quiz or a sign-up ends, one page a service (spec 2 "congratulations", D10): what was reached and what comes next. */
import type { ServiceType } from './catalogue.ts';

export const congratulations = {
  'b-1-b-2': 'FirstTime',
  'b-1-b-2-standard': 'FirstTimeExpress',
  'b-1-b-2-vip': 'FirstTimeVIP',
  renewal: 'Renewal',
  'interview-ds-160': 'InterviewPrepDS160Update',
  esta: 'ESTA',
  interview: 'InterviewPrep',
  'background-check': 'BackgroundCheck',
  'f-1': 'StudentF1',
  'c-1-d': 'CrewTransit',
  'work-family': 'WorkFamilyImmigration',
  canada: 'VisitorVisaCanada',
  'canada-study': 'StudyPermitCanada',
  uk: 'VisitorVisaUK',
  australia: 'VisitorVisaAustralia',
} as const satisfies Record<string, ServiceType>;
export type CongratulationsName = keyof typeof congratulations;

export type CongratulationsText = {
  readonly title: string;
  readonly metaTitle: string;
  readonly description: string;
  readonly lead: string;
  /** Three things to do next, in order. */
  readonly next: readonly { readonly title: string; readonly text: string }[];
};
