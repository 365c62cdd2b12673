import { texts } from '@egcr/web-kit/messages';

/** What the bell says of verification. */
export const noticeTexts = texts({
  'verification.expiring': {
    en: 'Verification of {name} ends on {until}',
    es: 'La verificación de {name} termina el {until}',
    fr: 'La vérification de {name} se termine le {until}',
    de: 'Verifizierung von {name} endet am {until}',
    it: 'La verifica di {name} finisce il {until}',
    pt: 'A verificação de {name} termina em {until}',
    zh: '{name} 的验证将于 {until} 到期',
    ja: '{name}の確認は{until}に終わります',
    ko: '{name} 검증이 {until}에 끝납니다',
    ar: 'ينتهي التحقق من {name} في {until}',
  },
  'verification.expired': {
    en: 'Verification of {name} ended on {until}',
    es: 'La verificación de {name} terminó el {until}',
    fr: 'La vérification de {name} s’est terminée le {until}',
    de: 'Verifizierung von {name} endete am {until}',
    it: 'La verifica di {name} è finita il {until}',
    pt: 'A verificação de {name} terminou em {until}',
    zh: '{name} 的验证已于 {until} 到期',
    ja: '{name}の確認は{until}に終わりました',
    ko: '{name} 검증이 {until}에 끝났습니다',
    ar: 'انتهى التحقق من {name} في {until}',
  },
});
