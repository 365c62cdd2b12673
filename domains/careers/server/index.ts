import { userDeleted } from '@egcr/identity/contract';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';

import {
  applicationMachine,
  applyForJobCall,
  listOwnApplicationsCall,
  listReceivedCall,
  stepOwnApplicationCall,
  stepReceivedCall,
} from '../contract/index.ts';
import { careerScreens } from '../contract/screens.ts';
import { applyForJob } from './apply-for-job.ts';
import { demoApplications } from './demo-applications.ts';
import { lapseUnanswered, stepOwn, stepReceived } from './move-application.ts';
import type { CareerParts } from './parts.ts';
import { listOwnApplications, listReceived } from './show-applications.ts';
import { forgetApplicant } from './store.ts';

const LAPSE = 'careers.lapse_unanswered';

/** Applications for jobs, from both sides. */
export function createCareers(parts: CareerParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'careers',
      screens: careerScreens,
      calls: [
        handle(applyForJobCall, (work, input) => applyForJob(parts, work, input)),
        handle(listOwnApplicationsCall, (work, input) => listOwnApplications(parts, work, input)),
        handle(stepOwnApplicationCall, (work, input) => stepOwn(parts, work, input)),
        handle(listReceivedCall, (work, input) => listReceived(parts, work, input)),
        handle(stepReceivedCall, (work, input) => stepReceived(parts, work, input)),
      ],
      machines: [applicationMachine],
      jobs: { [LAPSE]: (work) => lapseUnanswered(parts, work) },
      schedules: [{ cron: '20 4 * * *', job: LAPSE }],
      listeners: hear(userDeleted, (work, { user_id: userId }) => forgetApplicant(work, userId)),
      demo: demoApplications(parts),
    },
  };
}
