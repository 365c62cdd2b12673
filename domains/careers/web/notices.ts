import { speaker } from '@egcr/web-kit/speaker';

import {
  applicationDeclined,
  applicationLapsed,
  applicationReceived,
  applicationSeen,
  applicationShortlisted,
  hireDropped,
  interviewAsked,
  interviewBooked,
  interviewCalledOff,
  interviewDropped,
  interviewNear,
  interviewOffered,
  interviewSoon,
  jobCalledOff,
  jobFound,
  jobsFound,
  jobStopped,
  messageFromApplicant,
  messageFromEmployer,
  offerAccepted,
  offerMade,
  offerTurnedDown,
  otherTimesAsked,
} from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

/** A day and a time where the reader is. */
const timed = (
  at: string,
  { locale, timeZone }: { readonly locale: string; readonly timeZone?: string | undefined },
) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at));

export const notices = [
  say(jobFound, (t, about) => ({ title: t('careers.job_found', about) })),
  say(jobsFound, (t, about) => ({ title: t('careers.jobs_found', about) })),
  say(applicationSeen, (t, about) => ({ title: t('careers.application_seen', about) })),
  say(applicationShortlisted, (t, about) => ({ title: t('careers.application_shortlisted', about) })),
  say(interviewAsked, (t, about) => ({ title: t('careers.interview_asked', about) })),
  say(offerMade, (t, about) => ({ title: t('careers.offer_made', about) })),
  say(applicationDeclined, (t, about) => ({ title: t('careers.application_declined', about) })),
  say(jobCalledOff, (t, about) => ({ title: t('careers.job_called_off', about) })),
  say(jobStopped, (t, about) => ({ title: t('careers.job_stopped', about) })),
  say(applicationLapsed, (t, about) => ({ title: t('careers.application_lapsed', about) })),
  say(applicationReceived, (t, about) => ({ title: t('careers.application_received', about) })),
  say(offerAccepted, (t, about) => ({ title: t('careers.offer_accepted', about) })),
  say(offerTurnedDown, (t, about) => ({ title: t('careers.offer_turned_down', about) })),
  say(hireDropped, (t, about) => ({ title: t('careers.hire_dropped', about) })),
  say(interviewOffered, (t, about) => ({ title: t('careers.interview_offered', about) })),
  say(interviewDropped, (t, about) => ({ title: t('careers.interview_dropped', about) })),
  say(interviewSoon, (t, { starts_at: at, ...about }, reader) => ({
    title: t('careers.interview_soon', { ...about, date: timed(at, reader) }),
  })),
  say(interviewBooked, (t, { job, starts_at: at }, reader) => ({
    title: t('careers.interview_booked', { job, date: timed(at, reader) }),
  })),
  say(interviewNear, (t, { job, starts_at: at }, reader) => ({
    title: t('careers.interview_near', { job, date: timed(at, reader) }),
  })),
  say(messageFromEmployer, (t, about) => ({ title: t('careers.message_from_employer', about) })),
  say(messageFromApplicant, (t, about) => ({ title: t('careers.message_from_applicant', about) })),
  say(otherTimesAsked, (t, about) => ({ title: t('careers.other_times_asked', about) })),
  say(interviewCalledOff, (t, about) => ({ title: t('careers.interview_called_off', about) })),
];
