import { speaker } from '@egcr/web-kit/speaker';

import { draftEndsSoon } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(draftEndsSoon, (t, { expires_on: day }, { locale }) => ({
    title: t('forms.draft_ends_soon', { date: dayText(day, locale) }),
  })),
];

/** A day has no time zone. */
function dayText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}
