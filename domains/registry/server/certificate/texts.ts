import { organisationsWords } from '@egcr/organisations/contract';
import { texts } from '@egcr/server-kit/texts';

import { registryWords } from '../../contract/words.ts';

/** What a certificate says on paper. */
export const certificateWords = texts({
  title: {
    en: 'Certificate of registration',
    es: 'Certificado de registro',
    fr: 'Certificat d’enregistrement',
    de: 'Registrierungsurkunde',
    it: 'Certificato di registrazione',
    pt: 'Certificado de registro',
    zh: '注册证书',
    ja: '登録証明書',
    ko: '등록 증명서',
    ar: 'شهادة تسجيل',
  },
  number: registryWords.registerNumber,
  type: registryWords.type,
  country: organisationsWords.country,
  address: registryWords.address,
  registered: registryWords.registeredOn,
  issued: registryWords.issuedOn,
  expires: registryWords.validUntil,
  code: {
    en: 'QR code that leads to the check of this certificate',
    es: 'Código QR que lleva a comprobar este certificado',
    fr: 'Code QR menant à la vérification de ce certificat',
    de: 'QR-Code zur Prüfung dieser Urkunde',
    it: 'Codice QR che porta alla verifica di questo certificato',
    pt: 'Código QR que leva à verificação deste certificado',
    zh: '用于核验本证书的二维码',
    ja: 'この証明書を確認するQRコード',
    ko: '이 증명서를 확인하는 QR 코드',
    ar: 'رمز QR يقود إلى التحقق من هذه الشهادة',
  },
  check: {
    en: 'Anyone can check this certificate at {address}',
    es: 'Cualquiera puede comprobar este certificado en {address}',
    fr: 'Chacun peut vérifier ce certificat à l’adresse {address}',
    de: 'Jeder kann diese Urkunde prüfen: {address}',
    it: 'Chiunque può verificare questo certificato su {address}',
    pt: 'Qualquer um pode verificar este certificado em {address}',
    zh: '任何人都可在此核验本证书：{address}',
    ja: '誰でもこの証明書を確認できます：{address}',
    ko: '누구나 이 증명서를 확인할 수 있습니다: {address}',
    ar: 'يمكن لأي شخص التحقق من هذه الشهادة في {address}',
  },
  own_record: {
    en: 'This is the record of the register of EGCR. It is no entry in a state register and no LEI.',
    es: 'Es el asiento del registro de EGCR. No es una inscripción estatal ni un LEI.',
    fr: 'Ceci vient du registre d’EGCR. Ce n’est ni une inscription officielle ni un LEI.',
    de: 'Das ist der Eintrag im Register von EGCR. Es ist kein staatlicher Eintrag und kein LEI.',
    it: 'È la voce del registro di EGCR. Non è un’iscrizione statale né un LEI.',
    pt: 'É o registro da EGCR. Não é inscrição estatal nem LEI.',
    zh: '这是 EGCR 名册的记录，既不是国家登记，也不是 LEI。',
    ja: 'これはEGCRの登録簿の記録です。国の登記でもLEIでもありません。',
    ko: 'EGCR 등록부의 기록입니다. 국가 등록도 LEI도 아닙니다.',
    ar: 'هذا قيد في سجل EGCR. وليس قيدًا في سجل حكومي ولا رمز LEI.',
  },
});
