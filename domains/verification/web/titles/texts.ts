import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const verificationTitles = texts({
  'business-verification': {
    en: 'Business verification',
    es: 'Verificación de empresas',
    fr: 'Vérification d’entreprise',
    de: 'Unternehmensprüfung',
    it: 'Verifica d’impresa',
    pt: 'Verificação de empresas',
    zh: '企业认证',
    ja: '企業の確認',
    ko: '기업 인증',
    ar: 'التحقق من الشركات',
  },
  'verify-business': {
    en: 'Checks of a business',
    es: 'Comprobaciones de una empresa',
    fr: 'Contrôles d’une entreprise',
    de: 'Prüfungen eines Unternehmens',
    it: 'Controlli di un’impresa',
    pt: 'Verificações de uma empresa',
    zh: '企业检查项',
    ja: '事業者の確認項目',
    ko: '사업체 확인 항목',
    ar: 'فحوص شركة',
  },
  'apply-for-verification': {
    en: 'Ask for a level',
    es: 'Pedir un nivel',
    fr: 'Demander un niveau',
    de: 'Stufe beantragen',
    it: 'Chiedi un livello',
    pt: 'Pedir um nível',
    zh: '申请级别',
    ja: 'レベルを申請する',
    ko: '단계 신청',
    ar: 'طلب مستوى',
  },
});
