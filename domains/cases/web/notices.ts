import { speaker } from '@egcr/web-kit/speaker';

import {
  caseAssigned,
  caseDecided,
  caseEscalated,
  caseMessageCame,
  caseOverdue,
  caseQuestion,
  caseUrgent,
} from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(caseQuestion, (t, { reference }) => ({ title: t('cases.question', { reference }) })),
  say(caseMessageCame, (t, { reference }) => ({ title: t('cases.message', { reference }) })),
  say(caseDecided.approve, (t, { reference }) => ({ title: t('cases.approved', { reference }) })),
  say(caseDecided.decline, (t, { reference }) => ({ title: t('cases.declined', { reference }) })),
  say(caseDecided.act, (t, { reference }) => ({ title: t('cases.acted_on', { reference }) })),
  say(caseDecided.dismiss, (t, { reference }) => ({ title: t('cases.unfounded', { reference }) })),
  say(caseDecided.refer, (t, { reference }) => ({ title: t('cases.referred', { reference }) })),
  say(caseDecided.other, (t, { reference }) => ({ title: t('cases.decided', { reference }) })),
  say(caseAssigned, (t, { reference }) => ({ title: t('cases.assigned', { reference }) })),
  say(caseEscalated, (t, { reference }) => ({ title: t('cases.escalated', { reference }) })),
  say(caseUrgent, (t, { reference }) => ({ title: t('cases.urgent', { reference }) })),
  say(caseOverdue, (t, { reference }) => ({ title: t('cases.overdue', { reference }) })),
];
