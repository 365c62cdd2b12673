import { words } from '@egcr/contract/words';
import { texts } from '@egcr/web-kit/messages';

/** What narrows a list. */
export const narrowedTexts = texts({
  state: words.state,
  all: words.all,
  mode: {
    en: 'Live or test',
    es: 'Real o prueba',
    fr: 'Réel ou essai',
    de: 'Echt oder Test',
    it: 'Reale o prova',
    pt: 'Real ou teste',
    zh: '正式或测试',
    ja: '本番またはテスト',
    ko: '실거래 또는 테스트',
    ar: 'فعلي أو اختبار',
  },
  live: {
    en: 'Live',
    es: 'Real',
    fr: 'Réel',
    de: 'Echt',
    it: 'Reale',
    pt: 'Real',
    zh: '正式',
    ja: '本番',
    ko: '실거래',
    ar: 'فعلي',
  },
  test: {
    en: 'Test',
    es: 'Prueba',
    fr: 'Essai',
    de: 'Testmodus',
    it: 'Prova',
    pt: 'Teste',
    zh: '测试',
    ja: 'テスト',
    ko: '테스트',
    ar: 'اختبار',
  },
});
