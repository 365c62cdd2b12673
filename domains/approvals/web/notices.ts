import { speaker } from '@egcr/web-kit/speaker';

import { proposalEnded, proposalWaiting } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(proposalWaiting, (t) => ({ title: t('approvals.proposal_waiting') })),
  say(proposalEnded.executed, (t) => ({ title: t('approvals.proposal_executed') })),
  say(proposalEnded.rejected, (t) => ({ title: t('approvals.proposal_rejected') })),
  say(proposalEnded.expired, (t) => ({ title: t('approvals.proposal_expired') })),
];
