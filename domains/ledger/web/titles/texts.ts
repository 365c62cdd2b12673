import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const ledgerTitles = texts({
  verify: {
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
});
