import { speaker } from '@egcr/web-kit/speaker';

import {
  applicationDeclined,
  applicationLapsed,
  applicationReceived,
  applicationSeen,
  interviewAsked,
  jobFound,
  jobsFound,
  offerAccepted,
  offerMade,
} from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(jobFound, (t, about) => ({ title: t('careers.job_found', about) })),
  say(jobsFound, (t, about) => ({ title: t('careers.jobs_found', about) })),
  say(applicationSeen, (t, about) => ({ title: t('careers.application_seen', about) })),
  say(interviewAsked, (t, about) => ({ title: t('careers.interview_asked', about) })),
  say(offerMade, (t, about) => ({ title: t('careers.offer_made', about) })),
  say(applicationDeclined, (t, about) => ({ title: t('careers.application_declined', about) })),
  say(applicationLapsed, (t, about) => ({ title: t('careers.application_lapsed', about) })),
  say(applicationReceived, (t, about) => ({ title: t('careers.application_received', about) })),
  say(offerAccepted, (t, about) => ({ title: t('careers.offer_accepted', about) })),
];
