import type { ProposalKind } from '@egcr/approvals/server';
import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';

import {
  addGrantAlertCall,
  changeGrantAlertCall,
  listGrantAlertsCall,
  removeGrantAlertCall,
  switchGrantAlertCall,
  acceptAgreementCall,
  answerRecoveryCall,
  appealRecoveryCall,
  decideAppealCall,
  decideRecoveryCall,
  listCaseRecoveriesCall,
  listRecoveriesCall,
  payBackCall,
  proposeRecoveryCall,
  recoveryMachine,
  applyCall,
  awardMachine,
  decideReportCall,
  endAwardCall,
  milestoneMachine,
  proposeEndCall,
  readAgreementCall,
  readAwardCall,
  readCaseAwardCall,
  sendReportCall,
  declareTieCall,
  forgetProgrammeCall,
  listApplicationsCall,
  listAwardsCall,
  listAwardsOfBusinessCall,
  listProgrammesCall,
  listReviewsCall,
  listSavedCall,
  readChanceCall,
  readDeadlineCall,
  readJudgementCall,
  readFlowsCall,
  readProgrammeCall,
  readReviewCall,
  readStandingCall,
  reviewMachine,
  saveProgrammeCall,
  saveScoresCall,
  sendReviewCall,
} from '../contract/index.ts';
import {
  listBudgetsCall,
  listFillingsCall,
  proposeFillingCall,
  readBudgetCall,
} from '../contract/budgets.ts';
import { grantScreens } from '../contract/screens.ts';
import { grantAlerts } from './alerts/grant-alerts.ts';
import { FORGET_TOLD, TELL_ALERTS, tellAlerts } from './alerts/tell-alerts.ts';
import { applyForGrant } from './apply-for-grant.ts';
import { listBudgets, listFillings, proposeFilling, readBudget } from './budgets.ts';
import { readDeadline } from './deadline-file.ts';
import { listAwards, listAwardsOfBusiness } from './show-awards.ts';
import { readFlows } from './show-flows.ts';
import { readAgreement } from './awards/agreement-file.ts';
import { registerCommonGrants } from './common-grants/routes.ts';
import { endReasonColumn, reportColumn, reportReasonColumn } from './awards/award-store.ts';
import { decideReport } from './awards/decide-report.ts';
import { acceptAgreement, endOwnAward, sendReport } from './awards/own-award.ts';
import { endAwardKind, proposeEnd } from './awards/propose-end.ts';
import { readAward, readCaseAward } from './awards/show-award.ts';
import { grantListeners } from './follow-payments.ts';
import { programmePages } from './open-page/programme-page.ts';
import type { GrantParts } from './parts.ts';
import { appealRecovery, decideAppeal } from './recoveries/appeal-recovery.ts';
import { decideRecovery, proposeRecovery } from './recoveries/decide-recovery.ts';
import { answerRecovery, payBackOwed } from './recoveries/own-recovery.ts';
import {
  answerColumn,
  appealColumn,
  appealDecisionColumn,
  decisionColumn,
  findingColumn,
  newFactsColumn,
} from './recoveries/recovery-store.ts';
import { listCaseRecoveries, listRecoveries } from './recoveries/show-recoveries.ts';
import { grantSamples } from './samples.ts';
import { ASK_REVIEWERS, askReviewersAgain } from './reviews/ask-reviewers.ts';
import { reasonsColumn } from './reviews/review-store.ts';
import { readJudgement } from './reviews/show-judgement.ts';
import { listReviews, readReview } from './reviews/show-reviews.ts';
import { readStanding } from './reviews/show-standing.ts';
import { declareTie, saveScores, sendReview } from './reviews/write-review.ts';
import { listApplications } from './show-applications.ts';
import { forgetProgramme, listSaved, saveProgramme } from './saved-programmes.ts';
import { REMIND, remindOfDeadlines } from './remind-of-deadlines.ts';
import { searchProgrammes } from './search-programmes.ts';
import { readChance, readProgramme } from './show-programmes.ts';
import { seedStanding } from './standing.ts';

export { findGrantForm, formOf, grantForms } from './application-form.ts';
export {
  findProgramme,
  keepProgramme,
  listProgrammeRows,
  moveProgramme,
  type ProgrammeRow,
  type Stage,
} from './programme-store.ts';
export { countApplications, insertApplication, programmesWith, type ApplicationRow } from './store.ts';
/** What a demonstration is filled with. */
export { runSampleAward, type SampleAward } from './demo-awards.ts';
export {
  insertSampleRows,
  type SampleAwardRow,
  type SamplePartRow,
  type SampleReviewRow,
  type SampleRow,
} from './demo-rows.ts';
export { scoreSample, type SampleReview } from './reviews/demo-reviews.ts';
export { keep as keepStanding } from './standing.ts';
export { termsFor as agreementOf } from './awards/terms.ts';
export { programmeTexts } from './programmes/texts.ts';
export { reviewTexts } from './reviews/texts.ts';
export { countGrants } from './count-grants.ts';
export { hasOpenGrants } from './open-grants.ts';
export { applicationKind, KIND as APPLICATION_KIND } from './application-kind.ts';
export type { GrantParts } from './parts.ts';

/** Columns that are encrypted. */
const sealed = [
  reasonsColumn,
  endReasonColumn,
  reportColumn,
  reportReasonColumn,
  findingColumn,
  newFactsColumn,
  answerColumn,
  decisionColumn,
  appealColumn,
  appealDecisionColumn,
] as const;

const alertCalls = [
  handle(listGrantAlertsCall, (work) => grantAlerts.list(work)),
  handle(addGrantAlertCall, (work, { body }) => grantAlerts.add(work, body)),
  handle(changeGrantAlertCall, (work, { params: { id }, body: { pace, is_on: isOn } }) =>
    grantAlerts.change(work, { id, pace, isOn }),
  ),
  handle(removeGrantAlertCall, (work, { params }) => grantAlerts.remove(work, params.id)),
  handle(switchGrantAlertCall, (work, { params: { token }, body: { is_on: isOn } }) =>
    grantAlerts.switchByLink(work, { token, isOn }),
  ),
];

const recoveryCalls = (parts: GrantParts) => [
  handle(listRecoveriesCall, (work, input) => listRecoveries(parts, work, input)),
  handle(answerRecoveryCall, (work, input) => answerRecovery(parts, work, input)),
  handle(appealRecoveryCall, (work, input) => appealRecovery(parts, work, input)),
  handle(decideAppealCall, (work, input) => decideAppeal(parts, work, input)),
  handle(payBackCall, (work, input) => payBackOwed(parts, work, input)),
  handle(listCaseRecoveriesCall, (work, input) => listCaseRecoveries(parts, work, input)),
  handle(proposeRecoveryCall, (work, input) => proposeRecovery(parts, work, input)),
  handle(decideRecoveryCall, (work, input) => decideRecovery(parts, work, input)),
];

const schedules = [
  { cron: '50 6 * * *', job: REMIND },
  { cron: '*/10 * * * *', job: ASK_REVIEWERS },
  { cron: '*/5 * * * *', job: TELL_ALERTS },
  { cron: '35 4 * * *', job: FORGET_TOLD },
];

function jobsOf(parts: GrantParts): NonNullable<ServerDomain['jobs']> {
  return {
    [REMIND]: remindOfDeadlines,
    [ASK_REVIEWERS]: (work) => askReviewersAgain(parts, work),
    [TELL_ALERTS]: async (work) => {
      if (await tellAlerts(parts, work)) await work.enqueue(TELL_ALERTS, {}, { key: TELL_ALERTS });
    },
    [FORGET_TOLD]: (work) => grantAlerts.forgetTold(work),
  };
}

/** Grants and sector funds: what is open, who may apply, what became of it. */
export function createGrants(parts: GrantParts): {
  readonly domain: ServerDomain;
  readonly proposals: readonly ProposalKind[];
} {
  const endKind = endAwardKind(parts);
  return {
    proposals: [endKind],
    domain: {
      name: 'grants',
      screens: grantScreens,
      livingPages: programmePages(parts),
      routes: async (app, services, guard) => {
        // Limit and errors of the protocol stay with its own addresses.
        await app.register(async (scope) => registerCommonGrants(parts, scope, { services, guard }));
        await grantAlerts.routes(app, services, guard);
      },
      calls: [
        handle(listProgrammesCall, (work, input) => searchProgrammes(parts, work, input)),
        handle(readProgrammeCall, (work, input) => readProgramme(parts, work, input)),
        handle(listAwardsCall, (work, input) => listAwards(parts, work, input)),
        handle(listAwardsOfBusinessCall, (work, input) => listAwardsOfBusiness(parts, work, input)),
        handle(readFlowsCall, readFlows),
        handle(readChanceCall, (work, input) => readChance(parts, work, input)),
        handle(applyCall, (work, input) => applyForGrant(parts, work, input)),
        handleFile(readDeadlineCall, readDeadline),
        handle(listSavedCall, (work) => listSaved(parts, work)),
        handle(saveProgrammeCall, saveProgramme),
        handle(forgetProgrammeCall, forgetProgramme),
        ...alertCalls,
        handle(listBudgetsCall, (work, input) => listBudgets(parts, work, input)),
        handle(readBudgetCall, (work, input) => readBudget(parts, work, input)),
        handle(listFillingsCall, (work, input) => listFillings(parts, work, input)),
        handle(proposeFillingCall, (work, input) => proposeFilling(parts, work, input)),
        handle(listApplicationsCall, (work, input) => listApplications(parts, work, input)),
        handle(listReviewsCall, listReviews),
        handle(readReviewCall, (work, input) => readReview(parts, work, input)),
        handle(declareTieCall, (work, input) => declareTie(parts, work, input)),
        handle(saveScoresCall, (work, input) => saveScores(parts, work, input)),
        handle(sendReviewCall, (work, input) => sendReview(parts, work, input)),
        handle(readStandingCall, (work, input) => readStanding(parts, work, input)),
        handle(readJudgementCall, (work, input) => readJudgement(parts, work, input)),
        handle(readAwardCall, (work, input) => readAward(parts, work, input)),
        handleFile(readAgreementCall, (work, input) => readAgreement(parts, work, input)),
        handle(acceptAgreementCall, (work, input) => acceptAgreement(parts, work, input)),
        handle(sendReportCall, (work, input) => sendReport(parts, work, input)),
        handle(endAwardCall, (work, input) => endOwnAward(parts, work, input)),
        handle(readCaseAwardCall, (work, input) => readCaseAward(parts, work, input)),
        handle(proposeEndCall, (work, input) => proposeEnd({ ...parts, endKind }, work, input)),
        handle(decideReportCall, (work, input) => decideReport(parts, work, input)),
        ...recoveryCalls(parts),
      ],
      seed: seedStanding,
      samples: grantSamples,
      listeners: grantListeners(parts),
      machines: [reviewMachine, awardMachine, milestoneMachine, recoveryMachine],
      jobs: jobsOf(parts),
      schedules,
      sealed,
    },
  };
}
