import { speaker } from '@egcr/web-kit/speaker';

import { keyMade } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(keyMade, (t, { name }) => ({
    title: t('developers.key_made', { name }),
    note: t('developers.key_made.note'),
  })),
];
