import { texts } from '@egcr/web-kit/messages';

/** What the bell says, by the kind of the notice. */
export const noticeTexts = texts({
  'wallet.deposit_received': {
    en: '{amount} arrived by bank transfer',
    es: 'Han llegado {amount} por transferencia bancaria',
    fr: '{amount} reçus par virement bancaire',
    de: '{amount} sind per Überweisung eingegangen',
    it: '{amount} ricevuti con bonifico bancario',
    pt: '{amount} chegaram por transferência bancária',
    zh: '{amount} 已通过银行转账到账',
    ja: '銀行振込で{amount}が届きました',
    ko: '은행 송금으로 {amount}이(가) 도착했습니다',
    ar: 'وصل مبلغ {amount} بتحويل مصرفي',
  },
  'wallet.withdrawal_paid': {
    en: 'Your withdrawal of {amount} was paid out',
    es: 'Tu retirada de {amount} se ha pagado',
    fr: 'Votre retrait de {amount} a été versé',
    de: 'Ihre Auszahlung von {amount} ist ausgeführt',
    it: 'Il tuo prelievo di {amount} è stato pagato',
    pt: 'Seu saque de {amount} foi pago',
    zh: '您的 {amount} 提现已付出',
    ja: '{amount}の出金が完了しました',
    ko: '{amount} 출금이 지급되었습니다',
    ar: 'صُرف سحبك بمبلغ {amount}',
  },
  'wallet.withdrawal_returned': {
    en: 'Your withdrawal of {amount} was returned to your wallet',
    es: 'Tu retirada de {amount} fue devuelta: el dinero vuelve a estar en tu monedero',
    fr: 'Votre retrait de {amount} est revenu : l’argent est de nouveau dans votre portefeuille',
    de: 'Ihre Auszahlung von {amount} kam zurück: Das Geld ist wieder in Ihrer Geldbörse',
    it: 'Il tuo prelievo di {amount} è tornato indietro: il denaro è di nuovo nel tuo portafoglio',
    pt: 'Seu saque de {amount} voltou: o dinheiro está de novo na sua carteira',
    zh: '您的 {amount} 提现被退回：资金已回到您的钱包',
    ja: '{amount}の出金は戻り、お金はウォレットに戻りました',
    ko: '{amount} 출금이 반환되어 돈이 다시 지갑에 있습니다',
    ar: 'عاد سحبك بمبلغ {amount}: المال في محفظتك من جديد',
  },
});
