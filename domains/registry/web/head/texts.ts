import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  'business-profile': {
    en: 'A business in the register of EGCR: who leads it, since when, and what was checked.',
    es: 'Una empresa del registro de EGCR: quién la dirige, desde cuándo y qué se comprobó.',
    fr: 'Une entreprise du registre d’EGCR : qui la dirige, depuis quand, et ce qui a été vérifié.',
    de: 'Ein Unternehmen im Register von EGCR: wer es führt, seit wann, und was geprüft wurde.',
    it: 'Un’impresa nel registro di EGCR: chi la guida, da quando e cosa è stato verificato.',
    pt: 'Uma empresa no registro da EGCR: quem a dirige, desde quando e o que foi verificado.',
    zh: 'EGCR 名册中的企业：由谁领导、自何时起、核实了什么。',
    ja: 'EGCRの登録簿にある事業です。誰がいつから率い、何を確かめたかがわかります。',
    ko: 'EGCR 등록부의 사업체입니다. 누가 언제부터 이끄는지, 무엇을 확인했는지 볼 수 있습니다.',
    ar: 'شركة في سجل EGCR: من يديرها ومنذ متى وما الذي جرى التحقق منه.',
  },
  'verify-certificate': {
    en: 'Check a certificate of the register of EGCR: valid, revoked, expired or altered.',
    es: 'Comprueba un certificado del registro de EGCR: válido, revocado, caducado o alterado.',
    fr: 'Vérifiez un certificat du registre d’EGCR : valable, révoqué, expiré ou modifié.',
    de: 'Prüfen Sie eine Urkunde des Registers von EGCR: gültig, widerrufen, abgelaufen oder verändert.',
    it: 'Controlla un certificato del registro di EGCR: valido, revocato, scaduto o alterato.',
    pt: 'Confira um certificado do registro da EGCR: válido, revogado, vencido ou alterado.',
    zh: '核验 EGCR 名册的证书：有效、已撤销、已过期或被改动。',
    ja: 'EGCRの登録簿の証明書を確かめます。有効、取り消し、期限切れ、改変のどれかがわかります。',
    ko: 'EGCR 등록부의 증명서를 확인하세요. 유효, 취소, 만료, 변조를 알 수 있습니다.',
    ar: 'تحقق من شهادة من سجل EGCR: صالحة أو ملغاة أو منتهية أو معدّلة.',
  },
});
