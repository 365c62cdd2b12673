import { speaker } from '@egcr/web-kit/speaker';

import { keyMade, webhookDisabled } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(keyMade, (t, { name }) => ({
    title: t('developers.key_made', { name }),
    note: t('developers.key_made.note'),
  })),
  say(webhookDisabled, (t, { host }) => ({
    title: t('developers.webhook_disabled', { host }),
    note: t('developers.webhook_disabled.note'),
  })),
];
