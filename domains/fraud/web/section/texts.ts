import { texts } from '@egcr/web-kit/messages';

import { fraudWords } from '../../contract/words.ts';

/** How the tool is called on the dashboard. */
export const sectionTexts = texts({
  'fraud-reportingdetection': {
    en: 'Fraud reporting and detection',
    es: 'Denuncia y detección de fraudes',
    fr: 'Signalement et détection de fraude',
    de: 'Betrug melden und erkennen',
    it: 'Segnalazione e rilevamento frodi',
    pt: 'Denúncia e detecção de fraudes',
    zh: '欺诈举报与检测',
    ja: '詐欺の通報と検知',
    ko: '사기 신고 및 탐지',
    ar: 'الإبلاغ عن الاحتيال وكشفه',
  },
  'fraud-reportingdetection.text': fraudWords.lead,
});
