/** npm run forms: pages, fields and words of the application forms. */
import { formsReport } from './forms-report.ts';

console.log(formsReport());
