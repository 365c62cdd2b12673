import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  contact: {
    en: 'Write to EGCR about your account, a payment, a partnership or the press, and check the status of your message.',
    es: 'Escribe a EGCR sobre tu cuenta, un pago, una colaboración o la prensa, y consulta cómo va tu mensaje.',
    fr: 'Écrivez à EGCR au sujet de votre compte, d’un paiement, d’un partenariat ou de la presse, et suivez votre message.',
    de: 'Schreiben Sie EGCR zu Ihrem Konto, einer Zahlung, einer Partnerschaft oder als Presse, und sehen Sie nach, wie weit Ihre Nachricht ist.',
    it: 'Scrivi a EGCR del tuo account, di un pagamento, di una collaborazione o per la stampa, e guarda a che punto è il tuo messaggio.',
    pt: 'Escreva para a EGCR sobre sua conta, um pagamento, uma parceria ou a imprensa, e veja em que ponto está a sua mensagem.',
    zh: '就您的账户、付款、合作或媒体事宜致信 EGCR，并查询消息的处理进度。',
    ja: 'アカウント、支払い、提携、取材についてEGCRにお書きください。お送りいただいた内容の進み具合も確認できます。',
    ko: '계정, 결제, 제휴, 취재에 관해 EGCR에 문의하고 문의가 어디까지 처리되었는지 확인하세요.',
    ar: 'راسل EGCR بشأن حسابك أو دفعة أو شراكة أو شأن صحفي، وتابع أين وصلت رسالتك.',
  },
});
