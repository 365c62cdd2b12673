import { texts } from '../../messages.ts';

/** What lists with invented rows say. */
export const sampleTexts = texts({
  hide: {
    en: 'Hide samples',
    es: 'Ocultar los ejemplos',
    fr: 'Masquer les exemples',
    de: 'Beispiele ausblenden',
    it: 'Nascondi gli esempi',
    pt: 'Ocultar os exemplos',
    zh: '隐藏示例',
    ja: 'サンプルを隠す',
    ko: '예시 숨기기',
    ar: 'إخفاء الأمثلة',
  },
});
