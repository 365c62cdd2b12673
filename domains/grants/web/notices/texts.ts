import { texts } from '@egcr/web-kit/messages';

/** What the bell says of grants. */
export const noticeTexts = texts({
  'grants.paid': {
    en: '{amount} of your grant {reference} is in your wallet',
    es: '{amount} de tu subvención {reference} están en tu monedero',
    fr: '{amount} de votre subvention {reference} sont dans votre portefeuille',
    de: '{amount} Ihrer Förderung {reference} sind in Ihrer Geldbörse',
    it: '{amount} del tuo contributo {reference} sono nel portafoglio',
    pt: '{amount} do seu subsídio {reference} estão na sua carteira',
    zh: '您的资助 {reference} 的 {amount} 已入钱包',
    ja: '助成金 {reference} の{amount}がウォレットに入りました',
    ko: '지원금 {reference}의 {amount}이(가) 지갑에 들어왔습니다',
    ar: 'وصل {amount} من منحتك {reference} إلى محفظتك',
  },
  'grants.payment_stopped': {
    en: 'The payment of your grant {reference} didn’t go out. We’re looking into it.',
    es: 'El pago de tu subvención {reference} no salió. Lo estamos revisando.',
    fr: 'Le paiement de votre subvention {reference} n’est pas parti. Nous vérifions.',
    de: 'Die Zahlung Ihrer Förderung {reference} ging nicht hinaus. Wir prüfen das.',
    it: 'Il pagamento del contributo {reference} non è partito. Stiamo verificando.',
    pt: 'O pagamento do seu subsídio {reference} não saiu. Estamos verificando.',
    zh: '您的资助 {reference} 未能付出，我们正在核查。',
    ja: '助成金 {reference} の支払いが行われませんでした。確認しています。',
    ko: '지원금 {reference}이(가) 지급되지 않았습니다. 확인하고 있습니다.',
    ar: 'لم تُرسل دفعة منحتك {reference}. نحن نتحقق من ذلك.',
  },
  'grants.deadline': {
    en: 'A grant that you saved closes on {date}',
    es: 'Una subvención que guardaste cierra el {date}',
    fr: 'Une subvention que vous avez enregistrée ferme le {date}',
    de: 'Eine gespeicherte Förderung endet am {date}',
    it: 'Un contributo che hai salvato chiude il {date}',
    pt: 'Um subsídio que você salvou encerra em {date}',
    zh: '您保存的一项资助将于{date}截止',
    ja: '保存した助成金の締め切りは{date}です',
    ko: '저장한 지원금이 {date}에 마감됩니다',
    ar: 'تُغلق منحة حفظتها في {date}',
  },
});
