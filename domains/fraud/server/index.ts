import type { CaseKind } from '@egcr/cases/server';
import type { DemoPart } from '@egcr/server-kit/demo';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import {
  answerHoldCall,
  checkForFraudCall,
  confirmHoldCall,
  holdPaymentCall,
  listOwnHoldsCall,
  listReportHoldsCall,
  listUnconfirmedHoldsCall,
  prolongHoldCall,
  readFraudCaseCall,
  readRulesCall,
  releaseHoldCall,
  reportFraudCall,
} from '../contract/index.ts';
import { alertForm, alertKindOf } from './alert-kind.ts';
import { checkForFraud } from './check-for-fraud.ts';
import { demoAlerts } from './demo-alerts.ts';
import { demoReports } from './demo-reports.ts';
import { detecting, FORGET_PAYMENTS, forgetPayments } from './detect.ts';
import { holdsExpire } from './end-holds.ts';
import { confirmHold, holdPayment, prolongHold, releaseHold } from './hold-payment.ts';
import { answerColumn, reasonColumn } from './hold-store.ts';
import { answerHold, listOwnHolds } from './own-holds.ts';
import type { FraudParts, JobOf, KindParts } from './parts.ts';
import { fraudSamples } from './samples.ts';
import { readFraudCase, readRules } from './read-fraud-case.ts';
import { reportForms, reportKindOf } from './report-form.ts';
import { listReportHolds } from './report-holds.ts';
import { reportFraud } from './report-fraud.ts';
import { LIFT_UNCONFIRMED, liftUnconfirmed, listUnconfirmedHolds } from './second-look.ts';

export type { FraudParts, JobOf, KindParts } from './parts.ts';

/** The forms that fraud declares; the one of a report knows the jobs that may be reported. */
export const fraudForms = (jobOf: JobOf) => [...reportForms(jobOf), alertForm];

/** The kinds of cases that fraud declares: reports by people, alerts by rules. */
export function fraudKinds(parts: KindParts): readonly CaseKind[] {
  return [reportKindOf(parts), alertKindOf(parts)];
}

/** Reports of fraud, alerts, and what is known of links, numbers and addresses. */
export function createFraud(parts: FraudParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'fraud',
      calls: [
        handle(reportFraudCall, (work, input) => reportFraud(parts, work, input)),
        handle(checkForFraudCall, (work, input) => checkForFraud(parts, work, input)),
        handle(readFraudCaseCall, (work, input) => readFraudCase(parts, work, input)),
        handle(readRulesCall, readRules),
        handle(holdPaymentCall, (work, input) => holdPayment(parts, work, input)),
        handle(listUnconfirmedHoldsCall, (work) => listUnconfirmedHolds(parts, work)),
        handle(confirmHoldCall, (work, input) => confirmHold(parts, work, input)),
        handle(prolongHoldCall, (work, input) => prolongHold(parts, work, input)),
        handle(releaseHoldCall, (work, input) => releaseHold(parts, work, input)),
        handle(listOwnHoldsCall, listOwnHolds),
        handle(listReportHoldsCall, listReportHolds),
        handle(answerHoldCall, answerHold),
      ],
      listeners: { ...detecting(parts), ...holdsExpire(parts) },
      sealed: [answerColumn, reasonColumn],
      jobs: {
        [FORGET_PAYMENTS]: forgetPayments,
        [LIFT_UNCONFIRMED]: (work, payload) => liftUnconfirmed(parts, work, payload),
      },
      schedules: [{ cron: '25 3 * * *', job: FORGET_PAYMENTS }],
      demo: demonstration(parts.cases),
      samples: fraudSamples,
    },
  };
}

/** Reports and alerts of a demonstration. */
function demonstration(cases: FraudParts['cases']): DemoPart {
  return async (people) => {
    const steps = [await demoReports(cases)(people), await demoAlerts(cases)(people)];
    return async (work) => {
      for (const step of steps) await step(work);
    };
  };
}
