import type { Database } from '@egcr/server-kit/database';
import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';

import { cycleMachine, weekMachine } from '../contract/cycle-machines.ts';
import {
  appealWeekCall,
  certifyWeekCall,
  claimSupportCall,
  readOwnSupportCall,
  readSupportCall,
  readSupportChanceCall,
  supportLetterCall,
} from '../contract/endpoints.ts';
import { supportScreens } from '../contract/screens.ts';
import {
  decideWeekCall,
  listWeeksToDecideCall,
  prepareCycleCall,
  proposeBudgetCall,
  readCyclesCall,
  stepCycleCall,
} from '../contract/staff-endpoints.ts';
import { actProofColumn, actTextColumn } from './activity-store.ts';
import { appealWeek, certifyWeek } from './certify-week.ts';
import { countSupported } from './claim-store.ts';
import { claimSupport, readChance } from './claim-support.ts';
import { prepareCycle, readCycles, stepCycle } from './cycles.ts';
import { decideWeek, listWeeksToDecide } from './decide-week.ts';
import { demoSupport } from './demo-support.ts';
import { careerListeners } from './follow-careers.ts';
import { supportListeners } from './follow-payments.ts';
import { LOOK, lookAfterWeeks } from './look-after-weeks.ts';
import { readLetter } from './letter.ts';
import type { SupportParts } from './parts.ts';
import { supportSamples } from './samples.ts';
import { proposeBudget } from './propose-budget.ts';
import { readOwnSupport } from './show-own.ts';
import { readProgramme } from './show-programme.ts';
import { causeColumn, reasonColumn } from './week-store.ts';

export { supportForms } from './claim-form.ts';
export { claimKind } from './claim-kind.ts';
export type { SupportParts } from './parts.ts';

/** What other domains ask of support. */
export interface SupportDoor {
  /** How many people are on support now, without the samples. */
  countSupported(db: Database): Promise<number>;
}

/** Income support while a person looks for work: claims, weeks, and the cycles that pay them. */
export function createSupport(parts: SupportParts): {
  readonly domain: ServerDomain;
  readonly door: SupportDoor;
} {
  return {
    door: { countSupported },
    domain: {
      name: 'support',
      screens: supportScreens,
      calls: [
        handle(readSupportCall, (work) => readProgramme(parts, work)),
        handle(readSupportChanceCall, (work, input) => readChance(parts, work, input)),
        handle(claimSupportCall, (work, input) => claimSupport(parts, work, input)),
        handle(readOwnSupportCall, (work) => readOwnSupport(work)),
        handleFile(supportLetterCall, (work) => readLetter(parts, work)),
        handle(certifyWeekCall, (work, input) => certifyWeek(parts, work, input)),
        handle(appealWeekCall, (work, input) => appealWeek(work, input)),
        handle(readCyclesCall, (work) => readCycles(parts, work)),
        handle(prepareCycleCall, (work) => prepareCycle(parts, work)),
        handle(stepCycleCall, (work, input) => stepCycle(parts, work, input)),
        handle(proposeBudgetCall, (work, input) => proposeBudget(parts, work, input)),
        handle(listWeeksToDecideCall, (work, input) => listWeeksToDecide(parts, work, input)),
        handle(decideWeekCall, (work, input) => decideWeek(parts, work, input)),
      ],
      machines: [cycleMachine, weekMachine],
      jobs: { [LOOK]: (work, payload) => lookAfterWeeks(parts, work, payload) },
      schedules: [{ cron: '20 * * * *', job: LOOK }],
      listeners: { ...supportListeners(parts), ...careerListeners(parts) },
      sealed: [causeColumn, reasonColumn, actTextColumn, actProofColumn],
      demo: demoSupport(parts),
      samples: supportSamples,
    },
  };
}
