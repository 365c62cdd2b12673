import { speaker } from '@egcr/web-kit/speaker';

import { mondayOf, sundayOf } from '../contract/iso-weeks.ts';
import {
  backCheckAnswered,
  backCheckAsked,
  backCheckConfirmed,
  claimSuspended,
  foundWork,
  jobAhead,
  jobDropped,
  overpaymentAnswered,
  overpaymentAppealed,
  overpaymentDropped,
  overpaymentOwed,
  overpaymentProposed,
  overpaymentSettled,
  weekAccepted,
  weekMissed,
  weekOpen,
  weekPaid,
  weekRefused,
  weekUnpaid,
  workBegun,
} from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

/** A day of the calendar has no zone. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const dayIn = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(noon(day));

/** People know a week by its days. */
const weekIn = (locale: string, week: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    noon(mondayOf(week)),
    noon(sundayOf(week)),
  );

export const notices = [
  say(weekPaid, (t, { week, ...money }, { amount, locale }) => ({
    title: t('support.week_paid', { week: weekIn(locale, week), amount: amount(money) }),
  })),
  say(weekUnpaid, (t, { week }, { locale }) => ({
    title: t('support.unpaid', { week: weekIn(locale, week) }),
  })),
  say(weekOpen, (t, { week }, { locale }) => ({
    title: t('support.week_open', { week: weekIn(locale, week) }),
  })),
  say(weekMissed, (t, { week }, { locale }) => ({
    title: t('support.week_missed', { week: weekIn(locale, week) }),
  })),
  say(weekAccepted, (t, { week }, { locale }) => ({
    title: t('support.week_accepted', { week: weekIn(locale, week) }),
  })),
  say(weekRefused, (t, { week }, { locale }) => ({
    title: t('support.week_refused', { week: weekIn(locale, week) }),
  })),
  say(claimSuspended, (t, { reference }) => ({ title: t('support.suspended', { reference }) })),
  say(foundWork, (t, { reference }) => ({ title: t('support.found_work', { reference }) })),
  say(workBegun, (t, { reference }) => ({ title: t('support.work_begun', { reference }) })),
  say(jobAhead, (t, { reference, date }, { locale }) => ({
    title: t('support.job_ahead', { reference, date: dayIn(locale, date) }),
  })),
  say(jobDropped, (t, { reference }) => ({ title: t('support.job_dropped', { reference }) })),
  say(overpaymentProposed, (t, { answer_by: by, ...money }, { amount, locale, timeZone }) => ({
    title: t('support.overpayment_proposed', {
      amount: amount(money),
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(by)),
    }),
  })),
  say(overpaymentAnswered, (t, { reference }) => ({
    title: t('support.overpayment_answered', { reference }),
  })),
  say(overpaymentAppealed, (t, { reference }) => ({
    title: t('support.overpayment_appealed', { reference }),
  })),
  say(overpaymentOwed, (t, money, { amount }) => ({
    title: t('support.overpayment_owed', { amount: amount(money) }),
  })),
  say(overpaymentDropped, (t) => ({ title: t('support.overpayment_dropped') })),
  say(overpaymentSettled, (t, money, { amount }) => ({
    title: t('support.overpayment_settled', { amount: amount(money) }),
  })),
  say(backCheckAsked, (t, { week }, { locale }) => ({
    title: t('support.back_check_asked', { week: weekIn(locale, week) }),
  })),
  say(backCheckConfirmed, (t, { week }, { locale }) => ({
    title: t('support.back_check_confirmed', { week: weekIn(locale, week) }),
  })),
  say(backCheckAnswered, (t, { week }, { locale }) => ({
    title: t('support.back_check_answered', { week: weekIn(locale, week) }),
  })),
];
