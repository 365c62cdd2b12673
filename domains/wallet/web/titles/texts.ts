import { words } from '@egcr/contract/words';
import { texts } from '@egcr/web-kit/messages';

import { walletWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const walletTitles = texts({
  wallet: words.wallet,
  'wallet-send': walletWords.sendMoney,
  'wallet-receive': walletWords.getPaid,
  'wallet-scan': walletWords.scanACode,
  'wallet-payees': walletWords.payees,
  'wallet-pots': walletWords.pots,
  'wallet-pot-new': walletWords.newPot,
  'wallet-pot': {
    en: 'Pot',
    es: 'Hucha',
    fr: 'Cagnotte',
    de: 'Spartopf',
    it: 'Salvadanaio',
    pt: 'Cofrinho',
    zh: '存钱罐详情',
    ja: '貯金箱の内容',
    ko: '저금통 상세',
    ar: 'الحصّالة',
  },
  'wallet-history': {
    en: 'Wallet history',
    es: 'Historial del monedero',
    fr: 'Historique du portefeuille',
    de: 'Verlauf der Geldbörse',
    it: 'Cronologia del portafoglio',
    pt: 'Histórico da carteira',
    zh: '钱包记录',
    ja: 'ウォレットの履歴',
    ko: '지갑 내역',
    ar: 'سجل المحفظة',
  },
  'wallet-security': {
    en: 'Limits and security',
    es: 'Límites y seguridad',
    fr: 'Plafonds et sécurité',
    de: 'Limits und Sicherheit',
    it: 'Limiti e sicurezza',
    pt: 'Limites e segurança',
    zh: '限额与安全',
    ja: '限度額とセキュリティ',
    ko: '한도와 보안',
    ar: 'الحدود والأمان',
  },
  'wallet-transfer': {
    en: 'Transfer',
    es: 'Transferencia',
    fr: 'Virement',
    de: 'Überweisung',
    it: 'Trasferimento',
    pt: 'Transferência',
    zh: '转账详情',
    ja: '送金の詳細',
    ko: '송금 내역',
    ar: 'التحويل',
  },
});
