import { texts } from '@egcr/web-kit/messages';

import { notificationsWords } from '../../contract/words.ts';

/** How notifications are called among the settings. */
export const sectionTexts = texts({
  notifications: notificationsWords.notifications,
  'notifications.text': {
    en: 'What we tell you, and how',
    es: 'De qué te avisamos y cómo',
    fr: 'Ce dont nous vous informons, et comment',
    de: 'Worüber wir Sie wie informieren',
    it: 'Di cosa ti avvisiamo e come',
    pt: 'Sobre o que avisamos e como',
    zh: '我们通知您的内容和方式',
    ja: 'お知らせの内容と方法',
    ko: '알려 드리는 내용과 방법',
    ar: 'بماذا نُعلمك، وكيف',
  },
});
