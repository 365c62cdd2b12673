import { texts } from '@egcr/web-kit/messages';

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
  'fraud-reportingdetection.text': {
    en: 'Tell us what happened, or check something before you trust it.',
    es: 'Cuéntanos qué pasó o comprueba algo antes de fiarte.',
    fr: 'Dites-nous ce qui s’est passé, ou vérifiez avant de faire confiance.',
    de: 'Sagen Sie uns, was passiert ist, oder prüfen Sie etwas, bevor Sie ihm trauen.',
    it: 'Dicci cosa è successo, o controlla prima di fidarti.',
    pt: 'Conte o que aconteceu ou verifique algo antes de confiar.',
    zh: '告诉我们发生了什么，或在信任之前先核查。',
    ja: '何が起きたかを知らせるか、信用する前に確認してください。',
    ko: '무슨 일이 있었는지 알려 주시거나, 믿기 전에 확인하세요.',
    ar: 'أخبرنا بما حدث، أو تحقق من شيء قبل أن تثق به.',
  },
});
