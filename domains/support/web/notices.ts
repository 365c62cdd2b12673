import { speaker } from '@egcr/web-kit/speaker';

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
} from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

/** A day of the calendar has no zone. */
const dayIn = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

export const notices = [
  say(weekPaid, (t, { week, ...money }, { amount }) => ({
    title: t('support.week_paid', { week, amount: amount(money) }),
  })),
  say(weekUnpaid, (t, { week }) => ({ title: t('support.unpaid', { week }) })),
  say(weekOpen, (t, { week }) => ({ title: t('support.week_open', { week }) })),
  say(weekMissed, (t, { week }) => ({ title: t('support.week_missed', { week }) })),
  say(weekAccepted, (t, { week }) => ({ title: t('support.week_accepted', { week }) })),
  say(weekRefused, (t, { week }) => ({ title: t('support.week_refused', { week }) })),
  say(claimSuspended, (t, { reference }) => ({ title: t('support.suspended', { reference }) })),
  say(foundWork, (t, { reference }) => ({ title: t('support.found_work', { reference }) })),
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
  say(backCheckAsked, (t, { week }) => ({ title: t('support.back_check_asked', { week }) })),
  say(backCheckConfirmed, (t, { week }) => ({ title: t('support.back_check_confirmed', { week }) })),
  say(backCheckAnswered, (t, { week }) => ({ title: t('support.back_check_answered', { week }) })),
];
