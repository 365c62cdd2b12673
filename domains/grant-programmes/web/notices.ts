import { speaker } from '@egcr/web-kit/speaker';

import { planAwarded, planDropped, planPublished, planSentBack, planWaits } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(planWaits, (t, about) => ({ title: t('grant_programmes.plan_waits', about) })),
  say(planSentBack, (t, about) => ({ title: t('grant_programmes.plan_sent_back', about) })),
  say(planPublished, (t, about) => ({ title: t('grant_programmes.plan_published', about) })),
  say(planDropped, (t, about) => ({ title: t('grant_programmes.plan_dropped', about) })),
  say(planAwarded, (t, about) => ({ title: t('grant_programmes.plan_awarded', about) })),
];
