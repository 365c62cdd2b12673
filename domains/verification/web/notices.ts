import { speaker } from '@egcr/web-kit/speaker';

import { verificationEnds, verificationLowered } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(verificationEnds.soon, (t, { name, until }) => ({
    title: t('verification.expiring', { name, until }),
  })),
  say(verificationEnds.now, (t, { name, until }) => ({ title: t('verification.expired', { name, until }) })),
  say(verificationLowered, (t, { name, level }) => ({ title: t('verification.lowered', { name, level }) })),
];
