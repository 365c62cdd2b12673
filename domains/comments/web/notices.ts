import { speaker } from '@egcr/web-kit/speaker';

import { commentApproved, commentRemoved, commentReplied, commentWaits } from '../contract/notices.ts';
import { commentReasons } from '../contract/rules.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(commentApproved, (t, { title }) => ({ title: t('comments.approved', { title }) })),
  say(commentRemoved, (t, { title, reason }) => ({
    title: t('comments.removed', { title }),
    note: t(`reason.${commentReasons.find((each) => each === reason) ?? 'other'}`),
  })),
  say(commentWaits, (t, { title }) => ({ title: t('comments.waits', { title }) })),
  say(commentReplied, (t, { title }) => ({ title: t('comments.replied', { title }) })),
];
