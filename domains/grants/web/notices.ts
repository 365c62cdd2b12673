import { speaker } from '@egcr/web-kit/speaker';

import {
  agreementReady,
  awardEnded,
  grantDeadline,
  grantPaid,
  grantReviewAsked,
  grantStopped,
  programmeFound,
  programmesFound,
  recoveryAnswered,
  recoveryAppealed,
  recoveryReturned,
  recoveryUpheld,
  recoveryDropped,
  recoveryOwed,
  recoveryProposed,
  recoverySettled,
  reportSent,
  reportSentBack,
} from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(grantPaid, (t, { reference, wallet, ...money }, { amount }) => ({
    title: t(wallet === 'business' ? 'grants.paid_business' : 'grants.paid', {
      reference,
      amount: amount(money),
    }),
  })),
  say(grantStopped, (t, { reference }) => ({ title: t('grants.payment_stopped', { reference }) })),
  say(agreementReady, (t, { reference }) => ({ title: t('grants.agreement_ready', { reference }) })),
  say(reportSent, (t, { reference }) => ({ title: t('grants.report_sent', { reference }) })),
  say(reportSentBack, (t, { reference }) => ({ title: t('grants.report_sent_back', { reference }) })),
  say(recoveryProposed, (t, { reference, answer_by: by, ...money }, { amount, locale, timeZone }) => ({
    title: t('grants.recovery_proposed', {
      reference,
      amount: amount(money),
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(by)),
    }),
  })),
  say(recoveryAnswered, (t, { reference }) => ({ title: t('grants.recovery_answered', { reference }) })),
  say(recoveryOwed, (t, { reference, ...money }, { amount }) => ({
    title: t('grants.recovery_owed', { reference, amount: amount(money) }),
  })),
  say(recoverySettled, (t, { reference, ...money }, { amount }) => ({
    title: t('grants.recovery_settled', { reference, amount: amount(money) }),
  })),
  say(recoveryDropped, (t, { reference }) => ({ title: t('grants.recovery_dropped', { reference }) })),
  say(recoveryAppealed, (t, about) => ({ title: t('grants.recovery_appealed', about) })),
  say(recoveryUpheld, (t, about) => ({ title: t('grants.recovery_upheld', about) })),
  say(recoveryReturned, (t, about) => ({ title: t('grants.recovery_returned', about) })),
  say(awardEnded, (t, { reference }) => ({ title: t('grants.award_ended', { reference }) })),
  say(grantReviewAsked, (t, { reference }) => ({ title: t('grants.review_asked', { reference }) })),
  say(programmeFound, (t, about) => ({ title: t('grants.programme_found', about) })),
  say(programmesFound, (t, about) => ({ title: t('grants.programmes_found', about) })),
  say(grantDeadline, (t, { closes_at: closes }, { locale, timeZone }) => ({
    title: t('grants.deadline', {
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(closes)),
    }),
  })),
];
