/** Work and studies: what overlaps, what is missing between them, and what does not go with the rest. */
import type { Check } from './definition.ts';

const years = (count: number) => count * 12;

export const workChecks: readonly Check[] = [
  {
    name: 'job-age',
    when: [{ at: 'work_present.occupation', isNot: ['S'] }],
    compares: {
      kind: 'after',
      earlier: 'personal_1.date_of_birth',
      later: 'work_present.employer_start',
      least: years(12),
    },
  },
  {
    name: 'previous-job-age',
    compares: {
      kind: 'after',
      earlier: 'personal_1.date_of_birth',
      later: 'work_previous.previous_jobs.from',
      least: years(12),
    },
  },
  {
    // Secondary school and above.
    name: 'school-age',
    compares: {
      kind: 'after',
      earlier: 'personal_1.date_of_birth',
      later: 'work_previous.schools.from',
      least: years(9),
    },
  },
  {
    name: 'military-age',
    compares: {
      kind: 'after',
      earlier: 'personal_1.date_of_birth',
      later: 'work_additional.military_service.from',
      least: years(14),
    },
  },
  {
    name: 'previous-job-future',
    compares: { kind: 'after', earlier: 'work_previous.previous_jobs.to', later: 'today' },
  },
  { name: 'school-future', compares: { kind: 'after', earlier: 'work_previous.schools.to', later: 'today' } },
  {
    // Handing over may take two months; who studies may work.
    name: 'job-overlap-present',
    when: [{ at: 'work_present.occupation', isNot: ['S'] }],
    compares: {
      kind: 'after',
      earlier: 'work_previous.previous_jobs.to',
      later: 'work_present.employer_start',
      least: -2,
    },
  },
  {
    name: 'jobs-overlap',
    compares: {
      kind: 'overlap',
      periods: [{ from: 'work_previous.previous_jobs.from', to: 'work_previous.previous_jobs.to' }],
      most: 2,
    },
  },
  {
    name: 'schools-overlap',
    compares: {
      kind: 'overlap',
      periods: [{ from: 'work_previous.schools.from', to: 'work_previous.schools.to' }],
      most: 12,
    },
  },
  {
    name: 'work-gap',
    compares: {
      kind: 'gap',
      periods: [
        { from: 'work_present.employer_start', to: 'today' },
        { from: 'work_previous.previous_jobs.from', to: 'work_previous.previous_jobs.to' },
        { from: 'work_previous.schools.from', to: 'work_previous.schools.to' },
        { from: 'work_additional.military_service.from', to: 'work_additional.military_service.to' },
      ],
      most: 12,
      back: years(5),
    },
  },
  {
    name: 'employer-twice',
    compares: {
      kind: 'different',
      as: 'text',
      pairs: [['work_present.employer_name', 'work_previous.previous_jobs.employer']],
    },
  },
  {
    name: 'military-occupation',
    compares: {
      kind: 'together',
      tests: [
        { at: 'work_present.occupation', is: ['M'] },
        { at: 'work_additional.military', is: ['N'] },
      ],
    },
  },
  {
    name: 'payer-employer',
    compares: {
      kind: 'together',
      tests: [
        { at: 'travel.payer', is: ['P'] },
        { at: 'work_present.occupation', is: ['H', 'RT', 'N', 'S'] },
      ],
    },
  },
  {
    name: 'petition-number',
    compares: {
      kind: 'same',
      as: 'code',
      pairs: [['travel.petition_number', 'temporary_work.tw_petition_number']],
    },
  },
  {
    name: 'sevis-principal',
    compares: { kind: 'different', as: 'code', pairs: [['sevis.sevis_id', 'sevis.principal_sevis_id']] },
  },
];
