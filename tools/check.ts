// npm run check: types, lint, format, unused code, generated files, rules of the house, unit and API tests.
// Every stage runs, so that one run tells all there is to mend.
import { readingLanes, sqlRows } from './run/check-stages.ts';
import { runLanes, runStage, summary } from './run/stage.ts';
import { runUnitTests } from './run/unit-tests.ts';

const read = await runLanes(readingLanes);
const results = [...read, ...(await runUnitTests()), await runStage(sqlRows)];
console.log(summary(results));
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
