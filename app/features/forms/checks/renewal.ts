/** Whether a US visa can be renewed without an interview (domain reference 06): what the answers of the renewal lead to, and why not. */
import { addMonths } from './spans.ts';

const CLASSES = ['B1/B2', 'B1', 'B2', 'BCC', 'H2A'];
/** From the day it ended. */
const MONTHS = 12;

/** `against`: the answers because of which there is an interview, in their order; none of them is a likely waiver. */
type RenewalResult = { readonly against: readonly string[] };

/** Of a form that is finished. The officer may call anybody all the same. */
export function renewalResult(form: { valueOf(path: string): unknown }, today: string): RenewalResult {
  const at = (field: string) => form.valueOf(field);
  const says = (field: string, code: string) => at(field) === code;
  const isRecent = addMonths(String(at('prev_visa_expiry')), MONTHS) >= today;
  const rules: readonly (readonly [field: string, holds: boolean])[] = [
    ['prev_visa_class', CLASSES.includes(String(at('prev_visa_class')))],
    ['prev_visa_expiry', isRecent],
    ['prev_visa_in_hand', says('prev_visa_in_hand', 'Y')],
    ['prev_visa_annotation', says('prev_visa_annotation', 'N')],
    ['full_validity', says('full_validity', 'Y')],
    ['adult_at_issue', says('adult_at_issue', 'Y')],
    ['apply_country', at('apply_country') === at('nationality') || says('residence_proof', 'Y')],
    ['same_class', says('same_class', 'Y')],
    ['refused_since', says('refused_since', 'N') || says('refusal_overcome', 'Y')],
    ['arrested_since', says('arrested_since', 'N')],
    ['overstayed', says('overstayed', 'N')],
  ];
  return { against: rules.filter(([, holds]) => !holds).map(([field]) => field) };
}
