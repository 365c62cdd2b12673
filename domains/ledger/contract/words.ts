import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const ledgerWords = {
  checkAReceipt: {
    en: 'Check a receipt',
    es: 'Comprobar un recibo',
    fr: 'Vérifier un reçu',
    de: 'Beleg prüfen',
    it: 'Verifica una ricevuta',
    pt: 'Verificar um recibo',
    zh: '核验回单',
    ja: '控えを確かめる',
    ko: '영수증 확인',
    ar: 'التحقق من إيصال',
  },
} as const satisfies Words;
