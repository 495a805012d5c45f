/** What to have beside oneself while filling in the forms of a service: the essentials of its document checklist. */
import type { ServiceType } from './catalogue.ts';

const visitor = ['passport', 'national_id', 'dates', 'job', 'funds', 'earlier_visas'] as const;

export const atHand = {
  FirstTime: visitor,
  FirstTimeExpress: visitor,
  FirstTimeVIP: visitor,
  Renewal: ['passport', 'us_visa', 'old_passport', 'photo', 'dates'],
  InterviewPrepDS160Update: ['passport', 'ds160', 'appointment', 'job', 'refusals'],
  ESTA: ['passport_chip', 'national_id', 'dates', 'address'],
  InterviewPrep: ['passport', 'ds160', 'appointment', 'job', 'refusals'],
  BackgroundCheck: ['passport', 'national_id', 'refusals', 'court'],
  StudentF1: ['passport', 'national_id', 'i20', 'sevis', 'transcripts', 'funds'],
  CrewTransit: ['passport', 'national_id', 'crew_letter', 'seaman_book'],
  WorkFamilyImmigration: ['passport', 'birth', 'marriage', 'petition', 'job_offer'],
  VisitorVisaCanada: ['passport_pages', 'dates', 'job', 'funds', 'earlier_visas', 'refusals'],
  StudyPermitCanada: ['passport', 'transcripts', 'funds', 'dates'],
  VisitorVisaUK: ['passport', 'plan', 'job', 'funds', 'refusals'],
  VisitorVisaAustralia: ['passport', 'national_id', 'plan', 'job', 'funds'],
} as const satisfies Record<ServiceType, readonly string[]>;
