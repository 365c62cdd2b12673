import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import {
  confirmPlanCall,
  listOwnPlansCall,
  listPlansCall,
  makePlanCall,
  planMachine,
  readPlanCall,
  stepInPlanCall,
} from '../contract/index.ts';
import { programmeScreens } from '../contract/screens.ts';
import { demoProgrammes } from './demo/demo-programmes.ts';
import { firstPlanForm, planForm } from './form/plan-form.ts';
import { makePlan } from './make-plan.ts';
import type { ProgrammeParts } from './parts.ts';
import { planReasonColumn } from './plan-store.ts';
import { programmeSamples } from './samples.ts';
import { listOwnPlans, listPlans, readPlan } from './show-plans.ts';
import { confirmPlan, MOVE_PROGRAMMES, movePlans, stepInPlan } from './step-in-plan.ts';

export { programmesDoor } from './publishing.ts';
/** The form in which people make a programme. */
export const programmeForms = [planForm, firstPlanForm];

/** Grant programmes as people make them: a draft, two who publish it, its rounds, and its end. */
export function createGrantProgrammes(parts: ProgrammeParts & Parameters<typeof demoProgrammes>[0]): {
  readonly domain: ServerDomain;
} {
  return {
    domain: {
      name: 'grant_programmes',
      screens: programmeScreens,
      calls: [
        handle(makePlanCall, (work, input) => makePlan(parts, work, input)),
        handle(listOwnPlansCall, (work, input) => listOwnPlans(parts, work, input)),
        handle(listPlansCall, (work, input) => listPlans(parts, work, input)),
        handle(readPlanCall, (work, input) => readPlan(parts, work, input)),
        handle(stepInPlanCall, (work, input) => stepInPlan(parts, work, input)),
        handle(confirmPlanCall, (work, input) => confirmPlan(parts, work, input)),
      ],
      machines: [planMachine],
      sealed: [planReasonColumn],
      demo: demoProgrammes(parts),
      samples: programmeSamples(parts.grants),
      jobs: { [MOVE_PROGRAMMES]: movePlans },
      schedules: [{ cron: '* * * * *', job: MOVE_PROGRAMMES }],
    },
  };
}
