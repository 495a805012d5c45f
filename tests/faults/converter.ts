/** The converter to Canadian dollars: the direction of a rate, its age, and who may ask how often. */
import { type Fault, faultsOf } from './fault.ts';

const wing = 'app/features/catalogue/rates';
const rules = { tests: [`${wing}/convert-rules.test.ts`] };
const calls = { tests: [`${wing}/convert-api.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${wing}/convert-rules.ts`, ...rules }, [
    {
      id: 'converter-upside-down',
      find: 'const rate = rates.CAD / rates[from];',
      replace: 'const rate = rates[from] / rates.CAD;',
      why: 'a million pesos are billions of Canadian dollars',
    },
    {
      id: 'converter-two-dots',
      find: 'export const AMOUNT_TYPING = /^(\\d{1,12}(\\.\\d{0,4})?)?$/;',
      replace: 'export const AMOUNT_TYPING = /^[\\d.]*$/;',
      why: 'one million with dots between its thousands looks like an amount and is none',
    },
    {
      id: 'converter-cents',
      find: 'Math.round(amount * rate * CENTS) / CENTS',
      replace: 'Math.round(amount * rate)',
      why: 'small sums are off by half a dollar',
    },
  ]),
  ...faultsOf({ file: `${wing}/api.server.ts`, ...calls }, [
    {
      id: 'converter-fallback-unsaid',
      find: 'is_fallback: source === null',
      replace: 'is_fallback: false',
      why: 'a rate of long ago is shown as published',
      only: 'our own table',
    },
    {
      id: 'converter-without-end',
      find: "by: 'actor', max: 120, minutes: 60",
      replace: "by: 'actor', max: 12000, minutes: 60",
      why: 'one account keeps the server busy',
      only: 'not without end',
    },
  ]),
  ...faultsOf(
    { file: 'app/features/forms/converter/figure.ts', tests: ['app/features/forms/converter/figure.test.ts'] },
    [
      {
        id: 'converter-cents-refused',
        find: 'return takes(field, exact) ? exact : String(Math.round(converted));',
        replace: 'return exact;',
        why: 'the sum that is taken over is refused by its own field',
      },
    ],
  ),
];
