/** Every fact, whichever file it stands in: pages, guides, the report of facts and the content tests read these. */
import { fees } from '../facts.ts';
import { choosingAndCostsFees, choosingAndCostsLists, choosingAndCostsRules } from './choosing-and-costs.ts';
import { countriesAndScamsFees, countriesAndScamsLists, countriesAndScamsRules } from './countries-and-scams.ts';
import { countryLists } from './country-lists.ts';
import { formsAndVisitorsRules } from './forms-and-visitors.ts';
import { interviewAndPhotoRules } from './interview-and-photo.ts';
import { renewalAndDenialFees, renewalAndDenialRules } from './renewal-and-denial.ts';
import { residenceAndWorkFees, residenceAndWorkLists, residenceAndWorkRules } from './residence-and-work.ts';
import { rules } from './rules.ts';
import { travelAndProofFees, travelAndProofLists, travelAndProofRules } from './travel-and-proof.ts';

export const everyFee = {
  ...fees,
  ...choosingAndCostsFees,
  ...countriesAndScamsFees,
  ...renewalAndDenialFees,
  ...residenceAndWorkFees,
  ...travelAndProofFees,
};

export const everyRule = {
  ...rules,
  ...choosingAndCostsRules,
  ...countriesAndScamsRules,
  ...formsAndVisitorsRules,
  ...interviewAndPhotoRules,
  ...renewalAndDenialRules,
  ...residenceAndWorkRules,
  ...travelAndProofRules,
};

export const everyList = {
  ...countryLists,
  ...choosingAndCostsLists,
  ...countriesAndScamsLists,
  ...residenceAndWorkLists,
  ...travelAndProofLists,
};

export type FactName = keyof typeof everyFee | keyof typeof everyRule | keyof typeof everyList;
