// npm run check: types, lint, format, unused code, generated files, rules of the house, unit and API tests.
// Every stage runs, so that one run tells all there is to mend.
import { checkStages } from './run/check-stages.ts';
import { runStage, summary, type StageResult } from './run/stage.ts';

const results: StageResult[] = [];
for (const stage of checkStages()) results.push(await runStage(stage));
console.log(summary(results));
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
