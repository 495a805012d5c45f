/** npm run forms: pages, fields and words of the application forms, and what they share. */
import { formsReport } from './forms-report.ts';
import { personReport } from './person-report.ts';

console.log(formsReport());
console.log(`\n${personReport(new Date().toISOString().slice(0, 10))}`);
