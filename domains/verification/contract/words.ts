import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const verificationWords = {
  refused: {
    en: 'Refused',
    es: 'Rechazada',
    fr: 'Refusée',
    de: 'Abgelehnt',
    it: 'Respinta',
    pt: 'Recusada',
    zh: '已拒绝',
    ja: '却下',
    ko: '거절됨',
    ar: 'مرفوض',
  },
  verified: {
    en: 'Verified',
    es: 'Verificada',
    fr: 'Vérifiée',
    de: 'Verifiziert',
    it: 'Verificata',
    pt: 'Verificada',
    zh: '已验证',
    ja: '確認済み',
    ko: '검증됨',
    ar: 'تم التحقق',
  },
} as const satisfies Words;
