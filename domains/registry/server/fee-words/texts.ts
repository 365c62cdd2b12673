import { texts } from '@egcr/server-kit/texts';

/** What people read of the fee in their wallet. */
export const feeWords = texts({
  title: {
    en: 'Business registration fee',
    es: 'Tasa de registro de empresa',
    fr: 'Frais d’enregistrement d’entreprise',
    de: 'Gebühr der Unternehmensregistrierung',
    it: 'Tariffa di registrazione dell’impresa',
    pt: 'Taxa de registro da empresa',
    zh: '企业注册费',
    ja: '事業登録の手数料',
    ko: '사업체 등록 수수료',
    ar: 'رسوم تسجيل الشركة',
  },
});
