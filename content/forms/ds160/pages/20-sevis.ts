/** Sevis. */
import type { Page } from '../../definition.ts';
import { either, is, oneOf, onlyIf, optional, required, yes } from '../../writing.ts';

export const sevis: Page = {
  number: 20,
  key: 'sevis',
  ...onlyIf(oneOf('purpose_class', 'F', 'M', 'J')),
  fields: [
    { section: 'sevis', name: 'sevis_id', type: 'text', ...required({ max: 11, chars: 'C_SEVIS' }) },
    {
      name: 'principal_sevis_id',
      type: 'text',
      ...onlyIf(oneOf('purpose_specify', 'F2-SP', 'F2-CH', 'J2-SP', 'J2-CH', 'M2-SP', 'M2-CH')),
      ...required({ max: 11, chars: 'C_SEVIS' }),
    },
    {
      name: 'program_number',
      type: 'text',
      ...onlyIf(is('purpose_class', 'J')),
      ...required({ max: 9, chars: 'C_PROGRAM' }),
    },
    {
      section: 'school',
      name: 'intend_to_study',
      type: 'radio',
      options: 'YN',
      ...onlyIf(is('purpose_specify', 'J1-J1')),
      ...required(),
    },
    {
      name: 'school_name',
      type: 'text',
      ...onlyIf(either(oneOf('purpose_specify', 'F1-F1', 'M1-M1', 'M3-M3'), yes('intend_to_study'))),
      ...required({ max: 75, chars: 'C_ORG' }),
    },
    {
      name: 'school_course',
      type: 'text',
      prose: true,
      ...onlyIf(either(oneOf('purpose_specify', 'F1-F1', 'M1-M1', 'M3-M3'), yes('intend_to_study'))),
      ...required({ max: 66, chars: 'C_ORG' }),
    },
    {
      name: 'school_street1',
      type: 'text',
      ...onlyIf(either(oneOf('purpose_specify', 'F1-F1', 'M1-M1', 'M3-M3'), yes('intend_to_study'))),
      ...required({ max: 40, chars: 'C_ADDR' }),
    },
    {
      name: 'school_street2',
      type: 'text',
      ...onlyIf(either(oneOf('purpose_specify', 'F1-F1', 'M1-M1', 'M3-M3'), yes('intend_to_study'))),
      ...optional({ max: 40, chars: 'C_ADDR' }),
    },
    {
      name: 'school_city',
      type: 'text',
      ...onlyIf(either(oneOf('purpose_specify', 'F1-F1', 'M1-M1', 'M3-M3'), yes('intend_to_study'))),
      ...required({ max: 20, chars: 'C_ADDR' }),
    },
    {
      name: 'school_state',
      type: 'select',
      options: 'US_STATES',
      ...onlyIf(either(oneOf('purpose_specify', 'F1-F1', 'M1-M1', 'M3-M3'), yes('intend_to_study'))),
      ...required(),
    },
    {
      name: 'school_zip',
      type: 'text',
      ...onlyIf(either(oneOf('purpose_specify', 'F1-F1', 'M1-M1', 'M3-M3'), yes('intend_to_study'))),
      ...required({ max: 10, chars: 'C_ZIP_US' }),
    },
  ],
};
