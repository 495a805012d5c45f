/** Who pays for the stay, and with what. */
import type { Page } from '../../definition.ts';
import { is, oneOf, onlyIf, optional, required } from '../../writing.ts';

export const funding: Page = {
  number: 10,
  key: 'funding',
  fields: [
    { name: 'funding_source', type: 'select', options: 'AU_FUNDING_SOURCE', ...required() },
    { name: 'funds_available', type: 'textArea', ...required({ max: 1000 }) },
    {
      name: 'support_type',
      type: 'select',
      indented: true,
      options: 'AU_SUPPORT_TYPE',
      ...onlyIf(oneOf('funding_source', '2', '3', '4')),
      ...required(),
    },
    {
      name: 'support_org_name',
      type: 'text',
      indented: true,
      ...onlyIf(oneOf('funding_source', '2', '3')),
      ...required({ max: 60 }),
    },
    {
      name: 'support_org_trading',
      type: 'text',
      indented: true,
      ...onlyIf(oneOf('funding_source', '2', '3')),
      ...optional({ max: 60 }),
    },
    {
      name: 'support_relationship',
      type: 'select',
      indented: true,
      options: 'REL_AU',
      ...onlyIf(is('funding_source', '4')),
      ...required(),
    },
    {
      name: 'support_family',
      type: 'text',
      indented: true,
      ...onlyIf(is('funding_source', '4')),
      ...required({ max: 40 }),
    },
    {
      name: 'support_given',
      type: 'text',
      indented: true,
      ...onlyIf(is('funding_source', '4')),
      ...required({ max: 40 }),
    },
    {
      name: 'support_line1',
      type: 'text',
      indented: true,
      ...onlyIf(oneOf('funding_source', '2', '3', '4')),
      ...required({ max: 40 }),
    },
    {
      name: 'support_suburb',
      type: 'text',
      indented: true,
      ...onlyIf(oneOf('funding_source', '2', '3', '4')),
      ...required({ max: 40 }),
    },
    {
      name: 'support_state',
      type: 'text',
      rightCol: true,
      ...onlyIf(oneOf('funding_source', '2', '3', '4')),
      ...required({ max: 40 }),
    },
    {
      name: 'support_postcode',
      type: 'text',
      indented: true,
      ...onlyIf(oneOf('funding_source', '2', '3', '4')),
      ...optional({ max: 10 }),
    },
    {
      name: 'support_country',
      type: 'select',
      rightCol: true,
      options: 'COUNTRIES',
      ...onlyIf(oneOf('funding_source', '2', '3', '4')),
      ...required(),
    },
  ],
};
