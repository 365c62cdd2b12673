import { speaker } from '@egcr/web-kit/speaker';

import { contactEnds, verificationEnds, verificationLowered } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(verificationEnds.soon, (t, { name, until }) => ({
    title: t('verification.expiring', { name, until }),
  })),
  say(verificationEnds.now, (t, { name, until }) => ({ title: t('verification.expired', { name, until }) })),
  say(verificationLowered.people, (t, { name, level }) => ({
    title: t('verification.lowered', { name, level }),
  })),
  say(verificationLowered.contact, (t, { name, level }) => ({
    title: t('verification.contact_lowered', { name, level }),
  })),
  say(contactEnds.soon, (t, { name, until }) => ({
    title: t('verification.contact_expiring', { name, until }),
  })),
  say(contactEnds.now, (t, { name, until }) => ({
    title: t('verification.contact_expired', { name, until }),
  })),
];
