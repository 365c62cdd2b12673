import { speaker } from '@egcr/web-kit/speaker';

import { serviceOpened } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [say(serviceOpened, (t) => ({ title: t('openings.service_opened') }))];
