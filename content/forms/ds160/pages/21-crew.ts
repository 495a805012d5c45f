/** Crew. */
import type { Page } from '../../definition.ts';
import { box, oneOf, onlyIf, optional, required, yes } from '../../writing.ts';

export const crew: Page = {
  number: 21,
  key: 'crew',
  ...onlyIf(oneOf('purpose_specify', 'C1-D', 'D-D', 'D3-LI', 'C4-D3')),
  fields: [
    { section: 'job', name: 'crew_job_title', type: 'text', prose: true, ...required({ max: 75, chars: 'C_ORG' }) },
    { name: 'crew_company', type: 'text', ...required({ max: 75, chars: 'C_ORG' }) },
    { name: 'crew_company_phone', type: 'international_phone', ...required({ max: 15, chars: 'C_PHONE' }) },
    { section: 'agency', name: 'crew_agency_used', type: 'radio', options: 'YN', ...required() },
    {
      name: 'crew_agency_name',
      type: 'text',
      ...onlyIf(yes('crew_agency_used')),
      ...required({ max: 75, chars: 'C_ORG' }),
    },
    {
      name: 'crew_agency_surname',
      type: 'text',
      ...onlyIf(yes('crew_agency_used')),
      ...required({ max: 33, chars: 'C_NAME' }),
    },
    {
      name: 'crew_agency_given',
      type: 'text',
      ...onlyIf(yes('crew_agency_used')),
      ...required({ max: 33, chars: 'C_NAME' }),
    },
    {
      name: 'crew_agency_street1',
      type: 'text',
      ...onlyIf(yes('crew_agency_used')),
      ...required({ max: 40, chars: 'C_ADDR' }),
    },
    {
      name: 'crew_agency_street2',
      type: 'text',
      ...onlyIf(yes('crew_agency_used')),
      ...optional({ max: 40, chars: 'C_ADDR' }),
    },
    {
      name: 'crew_agency_city',
      type: 'text',
      ...onlyIf(yes('crew_agency_used')),
      ...required({ max: 20, chars: 'C_ADDR' }),
    },
    {
      name: 'crew_agency_state',
      type: 'text',
      ...onlyIf(yes('crew_agency_used')),
      ...required({ max: 20, chars: 'C_ADDR' }),
    },
    box('crew_agency_state_na', 'crew_agency_state'),
    {
      name: 'crew_agency_postal',
      type: 'text',
      ...onlyIf(yes('crew_agency_used')),
      ...required({ max: 10, chars: 'C_ADDR' }),
    },
    box('crew_agency_postal_na', 'crew_agency_postal'),
    {
      name: 'crew_agency_country',
      type: 'select',
      options: 'COUNTRIES',
      ...onlyIf(yes('crew_agency_used')),
      ...required(),
    },
    {
      name: 'crew_agency_phone',
      type: 'international_phone',
      ...onlyIf(yes('crew_agency_used')),
      ...required({ max: 15, chars: 'C_PHONE' }),
    },
    { section: 'vessel', name: 'crew_on_vessel', type: 'radio', options: 'YN', ...required() },
    {
      name: 'crew_vessel_name',
      type: 'text',
      ...onlyIf(yes('crew_on_vessel')),
      ...required({ max: 50, chars: 'C_ORG' }),
    },
    { name: 'crew_vessel_id', type: 'text', ...onlyIf(yes('crew_on_vessel')), ...required({ max: 20, chars: 'C_ID' }) },
  ],
};
