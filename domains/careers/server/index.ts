import { userDeleted } from '@egcr/identity/contract';
import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';
import type { Database } from '@egcr/server-kit/database';
import { hear } from '@egcr/server-kit/event-kinds';

import {
  addAlertCall,
  applicationMachine,
  applyForJobCall,
  cancelInterviewCall,
  changeAlertCall,
  cvPaperCall,
  cvResumeCall,
  forgetJobCall,
  interviewFileCall,
  interviewMachine,
  listOwnApplicationsCall,
  listOwnMessagesCall,
  listReceivedCall,
  listReceivedMessagesCall,
  listAlertsCall,
  listFittingCall,
  listSavedJobsCall,
  offerInterviewCall,
  readCvCall,
  readFitCall,
  readReceivedCvCall,
  readResumeCall,
  removeAlertCall,
  saveCvCall,
  saveJobCall,
  stepInterviewCall,
  stepOwnApplicationCall,
  stepReceivedCall,
  switchAlertCall,
  writeOwnMessageCall,
  writeReceivedMessageCall,
} from '../contract/index.ts';
import { careerScreens } from '../contract/screens.ts';
import { jobAlerts } from './alerts/job-alerts.ts';
import { tellAlerts } from './alerts/tell-alerts.ts';
import { applyForJob } from './apply-for-job.ts';
import { exportResume } from './cv/export-resume.ts';
import { listFitting, readFit } from './cv/fit.ts';
import { keepCv, lookAtResume, readCv } from './cv/own-cv.ts';
import { drawCv } from './cv/paper.ts';
import { cvColumn, deleteCv } from './cv/store.ts';
import { demoApplications } from './demo/demo-applications.ts';
import { readInterviewFile } from './interviews/interview-file.ts';
import { offerInterview } from './interviews/offer-interview.ts';
import { remindInterviews } from './interviews/remind-interviews.ts';
import { cancelInterview, stepInterview } from './interviews/step-interview.ts';
import { endInterviewsOf, interviewPlaceColumn } from './interviews/store.ts';
import {
  listOwnMessages,
  listReceivedMessages,
  writeOwnMessage,
  writeReceivedMessage,
} from './messages/messages.ts';
import { forgetMessages, messageColumn } from './messages/store.ts';
import { lapseUnanswered, stepOwn, stepReceived } from './move-application.ts';
import type { CareerParts } from './parts.ts';
import { careerSamples } from './samples.ts';
import { listOwnApplications, listReceived, readReceivedCv } from './show-applications.ts';
import { forgetJob, listSavedJobs, saveJob } from './saved-jobs.ts';
import { deleteAllSaved } from './saved-store.ts';
import { measureAnswers } from './slow-employers.ts';
import { answersColumn, letterColumn, offerColumn, sentCvColumn } from './sealed-parts.ts';
import { followJobs } from './follow-jobs.ts';
import { countHired, forgetApplicant, sealLetters } from './store.ts';

const REMIND = 'careers.remind_interviews';
const LAPSE = 'careers.lapse_unanswered';
/** Letters from before letters were sealed. */
const SEAL = 'careers.seal_letters';
const SEALED_AT_ONCE = 500;
const TELL = 'careers.tell_alerts';
const FORGET_TOLD = 'careers.forget_told';

export { howCompleteCvIs } from './cv/store.ts';
export { employersOf } from './store.ts';

/** What other domains ask of careers. */
export interface CareersDoor {
  /** How many applications have led to a job, without the samples. */
  countHired(db: Database): Promise<number>;
}

/** Applications for jobs, from both sides. */
export function createCareers(parts: CareerParts): {
  readonly domain: ServerDomain;
  readonly door: CareersDoor;
} {
  return {
    door: { countHired },
    domain: {
      name: 'careers',
      screens: careerScreens,
      calls: [...savedCalls(parts), ...cvCalls(parts), ...applicationCalls(parts), ...talkCalls(parts)],
      routes: jobAlerts.routes,
      machines: [applicationMachine, interviewMachine],
      jobs: {
        [TELL]: async (work) => {
          if (await tellAlerts(parts, work)) await work.enqueue(TELL, {}, { key: TELL });
        },
        [FORGET_TOLD]: (work) => jobAlerts.forgetTold(work),
        [REMIND]: (work) => remindInterviews(parts, work),
        [LAPSE]: async (work) => {
          await lapseUnanswered(parts, work);
          await measureAnswers(parts, work);
        },
        [SEAL]: async (work) => {
          const sealed = await sealLetters(work, SEALED_AT_ONCE);
          if (sealed === SEALED_AT_ONCE) await work.enqueue(SEAL, {}, { key: SEAL });
        },
      },
      schedules: [
        { cron: '*/5 * * * *', job: TELL },
        { cron: '30 4 * * *', job: FORGET_TOLD },
        { cron: '*/10 * * * *', job: REMIND },
        { cron: '20 4 * * *', job: LAPSE },
        { cron: '50 * * * *', job: SEAL },
      ],
      listeners: {
        ...followJobs,
        ...hear(userDeleted, async (work, { user_id: userId }) => {
          await endInterviewsOf(work.db, userId);
          await forgetMessages(work.db, userId);
          await forgetApplicant(work, userId);
          await deleteAllSaved(work.db, userId);
          await jobAlerts.removeAllOf(work.db, userId);
          await deleteCv(work.db, userId);
        }),
      },
      sealed: [
        letterColumn,
        answersColumn,
        sentCvColumn,
        offerColumn,
        cvColumn,
        interviewPlaceColumn,
        messageColumn,
      ],
      demo: demoApplications(parts),
      samples: careerSamples,
    },
  };
}

/** What a person keeps of the board. */
function savedCalls(parts: CareerParts) {
  return [
    handle(listSavedJobsCall, (work) => listSavedJobs(parts, work)),
    handle(saveJobCall, (work, input) => saveJob(parts, work, input)),
    handle(forgetJobCall, (work, input) => forgetJob(parts, work, input)),
    handle(listAlertsCall, (work) => jobAlerts.list(work)),
    handle(addAlertCall, (work, { body }) => jobAlerts.add(work, body)),
    handle(changeAlertCall, (work, { params: { id }, body: { pace, is_on: isOn } }) =>
      jobAlerts.change(work, { id, pace, isOn }),
    ),
    handle(removeAlertCall, (work, { params }) => jobAlerts.remove(work, params.id)),
    handle(switchAlertCall, (work, { params: { token }, body: { is_on: isOn } }) =>
      jobAlerts.switchByLink(work, { token, isOn }),
    ),
  ];
}

/** What a person says of themselves, and how it fits. */
function cvCalls(parts: CareerParts) {
  return [
    handle(readCvCall, readCv),
    handle(saveCvCall, keepCv),
    handle(readResumeCall, lookAtResume),
    handleFile(cvResumeCall, (work) => exportResume(parts, work)),
    handleFile(cvPaperCall, (work) => drawCv(parts, work)),
    handle(listFittingCall, (work, input) => listFitting(parts, work, input)),
    handle(readFitCall, (work, input) => readFit(parts, work, input)),
    handle(readReceivedCvCall, (work, input) => readReceivedCv(parts, work, input)),
  ];
}

/** Applications from both sides. */
function applicationCalls(parts: CareerParts) {
  return [
    handle(applyForJobCall, (work, input) => applyForJob(parts, work, input)),
    handle(listOwnApplicationsCall, (work, input) => listOwnApplications(parts, work, input)),
    handle(stepOwnApplicationCall, (work, input) => stepOwn(parts, work, input)),
    handle(listReceivedCall, (work, input) => listReceived(parts, work, input)),
    handle(stepReceivedCall, (work, input) => stepReceived(parts, work, input)),
  ];
}

/** How both sides meet and write to each other. */
function talkCalls(parts: CareerParts) {
  return [
    handle(listOwnMessagesCall, listOwnMessages),
    handle(writeOwnMessageCall, (work, input) => writeOwnMessage(parts, work, input)),
    handle(listReceivedMessagesCall, (work, input) => listReceivedMessages(parts, work, input)),
    handle(writeReceivedMessageCall, (work, input) => writeReceivedMessage(parts, work, input)),
    handle(offerInterviewCall, (work, input) => offerInterview(parts, work, input)),
    handle(cancelInterviewCall, (work, input) => cancelInterview(parts, work, input)),
    handle(stepInterviewCall, (work, input) => stepInterview(parts, work, input)),
    handleFile(interviewFileCall, (work, input) => readInterviewFile(parts, work, input)),
  ];
}
