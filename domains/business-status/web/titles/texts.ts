import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const businessStatusTitles = texts({
  'business-status': {
    en: 'Status of a business',
    es: 'Estado de una empresa',
    fr: 'Statut d’une entreprise',
    de: 'Status eines Unternehmens',
    it: 'Stato di un’impresa',
    pt: 'Situação de uma empresa',
    zh: '企业状态',
    ja: '事業者の状態',
    ko: '사업체 상태',
    ar: 'وضع شركة',
  },
});
