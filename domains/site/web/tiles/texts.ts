import { texts } from '@egcr/web-kit/messages';

/** What its tiles of the dashboard are called where a person arranges them. */
export const sectionTexts = texts({
  steps: {
    en: 'What to do next',
    es: 'Qué hacer ahora',
    fr: 'Que faire ensuite',
    de: 'Was als Nächstes zu tun ist',
    it: 'Cosa fare adesso',
    pt: 'O que fazer agora',
    zh: '接下来的事项',
    ja: '次にすること',
    ko: '다음에 할 일',
    ar: 'ما الذي تفعله الآن',
  },
});
