import { texts } from '../texts.ts';

/** What every mail says. */
export const layoutTexts = texts({
  direction: {
    en: 'ltr',
    es: 'ltr',
    fr: 'ltr',
    de: 'ltr',
    it: 'ltr',
    pt: 'ltr',
    zh: 'ltr',
    ja: 'ltr',
    ko: 'ltr',
    ar: 'rtl',
  },
  codeLabel: {
    en: 'Or type this code:',
    es: 'O escribe este código:',
    fr: 'Ou saisissez ce code :',
    de: 'Oder geben Sie diesen Code ein:',
    it: 'Oppure scrivi questo codice:',
    pt: 'Ou digite este código:',
    zh: '或输入此验证码：',
    ja: 'または次のコードを入力してください：',
    ko: '또는 이 코드를 입력하세요:',
    ar: 'أو اكتب هذا الرمز:',
  },
  signature: {
    en: 'EGCR',
    es: 'EGCR',
    fr: 'EGCR',
    de: 'EGCR',
    it: 'EGCR',
    pt: 'EGCR',
    zh: 'EGCR',
    ja: 'EGCR',
    ko: 'EGCR',
    ar: 'EGCR',
  },
});
