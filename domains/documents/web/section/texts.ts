import { texts } from '@egcr/web-kit/messages';

/** How documents are called among the settings. */
export const sectionTexts = texts({
  documents: {
    en: 'Documents',
    es: 'Documentos',
    fr: 'Documents',
    de: 'Dokumente',
    it: 'Documenti',
    pt: 'Documentos',
    zh: '文件',
    ja: '書類',
    ko: '문서',
    ar: 'المستندات',
  },
  'documents.text': {
    en: 'ID, certificates, CV',
    es: 'Identificación, certificados, currículum',
    fr: 'Identité, certificats, CV',
    de: 'Ausweis, Zeugnisse, Lebenslauf',
    it: 'Identità, certificati, curriculum',
    pt: 'Identidade, certificados, currículo',
    zh: '证件、证书、简历',
    ja: '身分証明書、資格証、履歴書',
    ko: '신분증, 증명서, 이력서',
    ar: 'الهوية والشهادات والسيرة الذاتية',
  },
});
