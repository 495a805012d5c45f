/** npm run facts: the age of every fact. */
import { factsReport } from './facts-report.ts';

console.log(factsReport(new Date()));
