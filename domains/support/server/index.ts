import type { Database } from '@egcr/server-kit/database';
import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';

import { answerBackCheckCall, listBackChecksCall, stepBackCheckCall } from '../contract/back-check-calls.ts';
import { backCheckMachine } from '../contract/back-check-machine.ts';
import { cycleMachine, weekMachine } from '../contract/cycle-machines.ts';
import {
  appealWeekCall,
  certifyWeekCall,
  claimSupportCall,
  readOwnSupportCall,
  readSupportCall,
  readSupportChanceCall,
  supportCalendarCall,
  supportLetterCall,
} from '../contract/endpoints.ts';
import {
  answerOverpaymentCall,
  appealOverpaymentCall,
  decideOverpaymentCall,
  listOverpaymentsCall,
  listStaffOverpaymentsCall,
  payOverpaymentCall,
  readPaidWeeksCall,
  recordOverpaymentCall,
} from '../contract/overpayment-calls.ts';
import { readClaimJobCall } from '../contract/claim-job-call.ts';
import { listLikenessesCall } from '../contract/likeness-calls.ts';
import { overpaymentMachine } from '../contract/overpayment-machine.ts';
import { supportScreens } from '../contract/screens.ts';
import {
  declareConflictCall,
  decideWeekCall,
  listWeeksToDecideCall,
  prepareCycleCall,
  proposeBudgetCall,
  readCyclesCall,
  stepCycleCall,
} from '../contract/staff-endpoints.ts';
import { actProofColumn, actTextColumn } from './activity-store.ts';
import { answerBackCheck, listBackChecks, stepBackCheck } from './back-checks/back-checks.ts';
import { backCheckColumns } from './back-checks/store.ts';
import { readCalendar } from './calendar.ts';
import { appealWeek, certifyWeek } from './certify-week.ts';
import { countSupported } from './claim-store.ts';
import { claimSupport, readChance } from './claim-support.ts';
import { prepareCycle, readCycles, stepCycle } from './cycles.ts';
import { decideOverpayment } from './decide-overpayment.ts';
import { decideWeek, listWeeksToDecide } from './decide-week.ts';
import { declareConflict, orDeclared } from './declare-conflict.ts';
import { demoSupport } from './demo-support.ts';
import { careerListeners } from './follow-careers.ts';
import { supportListeners } from './follow-payments.ts';
import { hireColumn, readClaimJob } from './hire-store.ts';
import { LOOK, lookAfterWeeks } from './look-after-weeks.ts';
import { readLetter } from './letter.ts';
import { listLikenesses } from './likeness.ts';
import { overpaymentColumns } from './overpayment-store.ts';
import { answerOverpayment, appealOverpayment, payOverpayment } from './own-overpayment.ts';
import type { SupportParts } from './parts.ts';
import { readPaidWeeks, recordOverpayment } from './record-overpayment.ts';
import { supportSamples } from './samples.ts';
import { proposeBudget } from './propose-budget.ts';
import { readOwnSupport } from './show-own.ts';
import { listOverpayments, listStaffOverpayments } from './show-overpayments.ts';
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
export function createSupport(given: SupportParts): {
  readonly domain: ServerDomain;
  readonly door: SupportDoor;
} {
  const parts = { ...given, relatedTo: orDeclared(given.relatedTo) };
  return {
    door: { countSupported },
    domain: {
      name: 'support',
      screens: supportScreens,
      calls: [
        handle(readSupportCall, (work) => readProgramme(parts, work)),
        handle(readSupportChanceCall, (work, input) => readChance(parts, work, input)),
        handle(claimSupportCall, (work, input) => claimSupport(parts, work, input)),
        handle(readOwnSupportCall, (work) => readOwnSupport(parts, work)),
        handleFile(supportCalendarCall, (work) => readCalendar(parts, work)),
        handleFile(supportLetterCall, (work) => readLetter(parts, work)),
        handle(certifyWeekCall, (work, input) => certifyWeek(parts, work, input)),
        handle(appealWeekCall, (work, input) => appealWeek(work, input)),
        handle(readCyclesCall, (work) => readCycles(parts, work)),
        handle(prepareCycleCall, (work) => prepareCycle(parts, work)),
        handle(stepCycleCall, (work, input) => stepCycle(parts, work, input)),
        handle(proposeBudgetCall, (work, input) => proposeBudget(parts, work, input)),
        handle(listWeeksToDecideCall, (work, input) => listWeeksToDecide(parts, work, input)),
        handle(listLikenessesCall, (work, input) => listLikenesses(parts, work, input)),
        handle(readClaimJobCall, readClaimJob),
        ...overpaymentCalls(parts),
        handle(decideWeekCall, (work, input) => decideWeek(parts, work, input)),
        handle(listBackChecksCall, (work, input) => listBackChecks(parts, work, input)),
        handle(stepBackCheckCall, (work, input) => stepBackCheck(parts, work, input)),
        handle(answerBackCheckCall, answerBackCheck),
        handle(declareConflictCall, (work, input) => declareConflict(parts, work, input)),
      ],
      machines: [cycleMachine, weekMachine, overpaymentMachine, backCheckMachine],
      jobs: { [LOOK]: (work, payload) => lookAfterWeeks(parts, work, payload) },
      schedules: [{ cron: '20 * * * *', job: LOOK }],
      listeners: { ...supportListeners(parts), ...careerListeners(parts) },
      sealed: [
        causeColumn,
        reasonColumn,
        actTextColumn,
        actProofColumn,
        hireColumn,
        ...overpaymentColumns,
        ...backCheckColumns,
      ],
      demo: demoSupport(parts),
      samples: supportSamples,
    },
  };
}

/** Money that was paid too much: for its person, and for officers. */
function overpaymentCalls(parts: SupportParts) {
  return [
    handle(listOverpaymentsCall, (work) => listOverpayments(parts, work)),
    handle(answerOverpaymentCall, (work, input) => answerOverpayment(parts, work, input)),
    handle(appealOverpaymentCall, (work, input) => appealOverpayment(parts, work, input)),
    handle(payOverpaymentCall, (work, input) => payOverpayment(parts, work, input)),
    handle(readPaidWeeksCall, (work, input) => readPaidWeeks(parts, work, input)),
    handle(listStaffOverpaymentsCall, (work, input) => listStaffOverpayments(parts, work, input)),
    handle(recordOverpaymentCall, (work, input) => recordOverpayment(parts, work, input)),
    handle(decideOverpaymentCall, (work, input) => decideOverpayment(parts, work, input)),
  ];
}
