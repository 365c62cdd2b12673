import { texts } from '@egcr/web-kit/messages';

/** What officers do with disputes, as the audit log names it. */
export const actTexts = texts({
  payment_dispute_won: {
    en: 'Dispute decided for the merchant',
    es: 'Disputa decidida a favor del comercio',
    fr: 'Litige décidé pour le commerçant',
    de: 'Streitfall für den Händler entschieden',
    it: 'Contestazione decisa per il commerciante',
    pt: 'Disputa decidida para o lojista',
    zh: '争议裁定归商户',
    ja: '異議を加盟店側に決定',
    ko: '이의 제기를 판매자에게 결정',
    ar: 'حُسم النزاع للتاجر',
  },
  payment_dispute_lost: {
    en: 'Dispute decided for the customer',
    es: 'Disputa decidida a favor del cliente',
    fr: 'Litige décidé pour le client',
    de: 'Streitfall für den Kunden entschieden',
    it: 'Contestazione decisa per il cliente',
    pt: 'Disputa decidida para o cliente',
    zh: '争议裁定归顾客',
    ja: '異議をお客様側に決定',
    ko: '이의 제기를 고객에게 결정',
    ar: 'حُسم النزاع للعميل',
  },
  payment_evidence_opened: {
    en: 'File of a dispute opened',
    es: 'Archivo de una disputa abierto',
    fr: 'Fichier d’un litige ouvert',
    de: 'Datei eines Streitfalls geöffnet',
    it: 'File di una contestazione aperto',
    pt: 'Arquivo de uma disputa aberto',
    zh: '打开争议文件',
    ja: '異議のファイルを開いた',
    ko: '이의 제기 파일 열람',
    ar: 'فُتح ملف نزاع',
  },
});
