import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const fraudWords = {
  holdEnded: {
    en: 'The hold has ended.',
    es: 'La retención ha terminado.',
    fr: 'Le blocage est terminé.',
    de: 'Das Geld ist wieder frei.',
    it: 'Il blocco è terminato.',
    pt: 'A retenção terminou.',
    zh: '暂扣已结束。',
    ja: '保留は終了しました。',
    ko: '보류가 끝났습니다.',
    ar: 'انتهى الحجز.',
  },
  lead: {
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
} as const satisfies Words;
