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
  'verification.lowered': {
    en: '{name} is at level {level} now: new people are not checked yet',
    es: '{name} está ahora en el nivel {level}: falta comprobar personas nuevas',
    fr: '{name} est au niveau {level} : de nouvelles personnes ne sont pas vérifiées',
    de: '{name} ist jetzt auf Stufe {level}: neue Personen sind noch nicht geprüft',
    it: '{name} è ora al livello {level}: nuove persone non ancora controllate',
    pt: '{name} está agora no nível {level}: há pessoas novas por verificar',
    zh: '{name} 现为 {level} 级：新增人员尚未检查',
    ja: '{name}は現在レベル{level}です：新しい人が未確認です',
    ko: '{name}: 지금 {level}단계, 새 사람이 아직 확인되지 않았습니다',
    ar: '{name} الآن في المستوى {level}: لم يُفحص أشخاص جدد بعد',
  },
});
