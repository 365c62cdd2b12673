import { texts } from '@egcr/web-kit/messages';

/** How the preferences are called among the settings. */
export const sectionTexts = texts({
  preferences: {
    en: 'Preferences',
    es: 'Preferencias',
    fr: 'Préférences',
    de: 'Vorlieben',
    it: 'Preferenze',
    pt: 'Preferências',
    zh: '偏好',
    ja: '表示と言語',
    ko: '환경설정',
    ar: 'التفضيلات',
  },
  'preferences.text': {
    en: 'Language, currency, place and appearance',
    es: 'Idioma, moneda, lugar y aspecto',
    fr: 'Langue, devise, lieu et apparence',
    de: 'Sprache, Währung, Ort und Aussehen',
    it: 'Lingua, valuta, luogo e aspetto',
    pt: 'Idioma, moeda, lugar e aparência',
    zh: '语言、货币、位置和外观',
    ja: '言語、通貨、場所、見た目',
    ko: '언어, 통화, 위치, 화면',
    ar: 'اللغة والعملة والمكان والمظهر',
  },
});
