/** Previous us travel. */
import type { Page } from '../../definition.ts';
import { VWP } from '../../options.ts';
import { after, before, box, isNot, oneOf, onlyIf, required, yes } from '../../writing.ts';

export const previousUsTravel: Page = {
  number: 5,
  key: 'previous_us_travel',
  fields: [
    { section: 'visits', name: 'been_in_us', type: 'radio', options: 'YN', ...required() },
    {
      name: 'visits',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('been_in_us')),
      ...required(),
      fields: [
        {
          name: 'arrived',
          type: 'date',
          precision: 'year, rest free',
          ...required({}, { ...before('today'), ...after('date_of_birth') }),
        },
        { name: 'stay_unit', type: 'select', options: 'STAY_UNIT', ...required() },
        {
          name: 'stay_length',
          type: 'text',
          ...onlyIf(isNot('stay_unit', 'H')),
          ...required({ max: 3, chars: 'C_LOS' }),
        },
      ],
    },
    { name: 'us_driver_license', type: 'radio', options: 'YN', ...onlyIf(yes('been_in_us')), ...required() },
    {
      name: 'licenses',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('us_driver_license')),
      ...required(),
      fields: [
        { name: 'number', type: 'text', ...required({ max: 20, chars: 'C_ID' }) },
        box('number_dk', 'number'),
        { name: 'state', type: 'select', options: 'US_STATES', ...required() },
      ],
    },
    { section: 'visas', name: 'had_us_visa', type: 'radio', options: 'YN', ...required() },
    {
      name: 'last_visa_date',
      type: 'date',
      ...onlyIf(yes('had_us_visa')),
      ...required({}, { ...before('today'), ...after('date_of_birth') }),
    },
    { name: 'visa_number', type: 'text', ...onlyIf(yes('had_us_visa')), ...required({ max: 12, chars: 'C_VISA_NO' }) },
    box('visa_number_dk', 'visa_number'),
    { name: 'visa_same_type', type: 'radio', options: 'YN', ...onlyIf(yes('had_us_visa')), ...required() },
    { name: 'visa_same_country', type: 'radio', options: 'YN', ...onlyIf(yes('had_us_visa')), ...required() },
    { name: 'ten_printed', type: 'radio', options: 'YN', ...onlyIf(yes('had_us_visa')), ...required() },
    { name: 'visa_lost', type: 'radio', options: 'YN', ...onlyIf(yes('had_us_visa')), ...required() },
    {
      name: 'visa_lost_year',
      type: 'text',
      indented: true,
      ...onlyIf(yes('visa_lost')),
      ...required({ max: 4, chars: 'C_YEAR' }, { ...after('date_of_birth'), ...before('today') }),
    },
    {
      name: 'visa_lost_explain',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('visa_lost')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
    { name: 'visa_cancelled', type: 'radio', options: 'YN', ...onlyIf(yes('had_us_visa')), ...required() },
    {
      name: 'visa_cancelled_explain',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('visa_cancelled')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
    { section: 'refusals', name: 'visa_refused', type: 'radio', options: 'YN', ...required() },
    {
      name: 'visa_refused_explain',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('visa_refused')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
    { name: 'esta_denied', type: 'radio', options: 'YN', ...onlyIf(oneOf('nationality', ...VWP)), ...required() },
    {
      name: 'esta_denied_explain',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('esta_denied')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
    { section: 'immigration', name: 'us_lpr_ever', type: 'radio', options: 'YN' },
    {
      name: 'us_lpr_explain',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('us_lpr_ever')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
    { name: 'immigrant_petition', type: 'radio', options: 'YN', ...required() },
    {
      name: 'immigrant_petition_explain',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('immigrant_petition')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
  ],
};
