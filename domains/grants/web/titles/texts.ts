import { texts } from '@egcr/web-kit/messages';

import { grantsWords } from '../../contract/words.ts';

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
  'grant-alert-link': {
    en: 'Grant alert',
    es: 'Aviso de subvenciones',
    fr: 'Alerte de subventions',
    de: 'Förderalarm',
    it: 'Avviso sui contributi',
    pt: 'Aviso de subsídios',
    zh: '资助提醒',
    ja: '助成金の通知',
    ko: '지원금 알림',
    ar: 'تنبيه المنح',
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
  'grant-programme': {
    en: 'Grant or fund',
    es: 'Subvención o fondo',
    fr: 'Subvention ou fonds',
    de: 'Förderung oder Fonds',
    it: 'Contributo o fondo',
    pt: 'Subsídio ou fundo',
    zh: '资助或基金',
    ja: '助成金・基金',
    ko: '지원금 또는 기금',
    ar: 'منحة أو صندوق',
  },
  awards: grantsWords.awards,
});
