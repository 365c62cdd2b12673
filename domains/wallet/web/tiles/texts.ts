import { words } from '@egcr/contract/words';
import { texts } from '@egcr/web-kit/messages';

/** What its tiles of the dashboard are called where a person arranges them. */
export const sectionTexts = texts({
  wallet: words.wallet,
  'latest-transactions': {
    en: 'Latest transactions',
    es: 'Últimos movimientos',
    fr: 'Dernières opérations',
    de: 'Letzte Umsätze',
    it: 'Ultimi movimenti',
    pt: 'Últimas transações',
    zh: '最近交易',
    ja: '最近の取引',
    ko: '최근 거래',
    ar: 'آخر المعاملات',
  },
});
