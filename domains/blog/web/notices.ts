import { speaker } from '@egcr/web-kit/speaker';

import { postHeldBack, postIsPublic, postReturned } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(postReturned, (t, { title }) => ({ title: t('blog.returned', { title }) })),
  say(postHeldBack, (t, { title }) => ({ title: t('blog.held_back', { title }) })),
  say(postIsPublic, (t, { title }) => ({ title: t('blog.is_public', { title }) })),
];
