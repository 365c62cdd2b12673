import { texts } from '@egcr/web-kit/messages';

import { registryWords } from '../../contract/words.ts';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  'business-profile': registryWords.lead,
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
