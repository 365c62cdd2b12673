import { walletWords } from '@egcr/wallet/contract';
import { texts } from '@egcr/web-kit/messages';

import { bankingWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const bankingTitles = texts({
  'wallet-add': walletWords.addMoney,
  'wallet-imports': bankingWords.otherAccounts,
  'wallet-withdraw': walletWords.withdraw,
  'wallet-withdrawal': {
    en: 'Withdrawal',
    es: 'Retirada',
    fr: 'Retrait',
    de: 'Auszahlung',
    it: 'Prelievo',
    pt: 'Saque',
    zh: '提现详情',
    ja: '出金の詳細',
    ko: '출금 상세',
    ar: 'عملية السحب',
  },
});
