import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const grantTitles = texts({
  grants: {
    en: 'Grants',
    es: 'Subvenciones',
    fr: 'Subventions',
    de: 'Förderungen',
    it: 'Contributi',
    pt: 'Subsídios',
    zh: '资助',
    ja: '助成金',
    ko: '지원금',
    ar: 'المنح',
  },
  'grant-budgets': {
    en: 'Budgets of grants',
    es: 'Presupuestos de subvenciones',
    fr: 'Budgets des subventions',
    de: 'Förderbudgets',
    it: 'Bilanci dei contributi',
    pt: 'Orçamentos de subsídios',
    zh: '资助预算',
    ja: '助成金の予算',
    ko: '지원금 예산',
    ar: 'ميزانيات المنح',
  },
  'funding-application': {
    en: 'Funding application',
    es: 'Solicitud de financiación',
    fr: 'Demande de financement',
    de: 'Förderantrag',
    it: 'Domanda di finanziamento',
    pt: 'Pedido de financiamento',
    zh: '资金申请',
    ja: '資金の申請',
    ko: '자금 신청',
    ar: 'طلب تمويل',
  },
});
