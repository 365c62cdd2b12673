import { texts } from '@egcr/web-kit/messages';

/** What its tiles of the dashboard are called where a person arranges them. */
export const sectionTexts = texts({
  cases: {
    en: 'My cases',
    es: 'Mis casos',
    fr: 'Mes dossiers',
    de: 'Meine Fälle',
    it: 'Le mie pratiche',
    pt: 'Meus casos',
    zh: '我的案件',
    ja: '自分の案件',
    ko: '내 사례',
    ar: 'حالاتي',
  },
});
