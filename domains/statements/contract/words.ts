import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const statementsWords = {
  account: {
    en: 'Account',
    es: 'Cuenta',
    fr: 'Compte',
    de: 'Konto',
    it: 'Conto',
    pt: 'Conta',
    zh: '账户',
    ja: '口座',
    ko: '계좌',
    ar: 'الحساب',
  },
  statements: {
    en: 'Statements',
    es: 'Extractos',
    fr: 'Relevés',
    de: 'Kontoauszüge',
    it: 'Estratti conto',
    pt: 'Extratos',
    zh: '对账单',
    ja: '取引明細書',
    ko: '거래 내역서',
    ar: 'كشوف الحساب',
  },
} as const satisfies Words;
