import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens: of the page, in navigation and in the search. */
export const developerTitles = texts({
  developers: {
    en: 'Developers',
    es: 'Desarrolladores',
    fr: 'Développeurs',
    de: 'Entwickler',
    it: 'Sviluppatori',
    pt: 'Desenvolvedores',
    zh: '开发者',
    ja: '開発者',
    ko: '개발자',
    ar: 'المطوّرون',
  },
  'api-key-new': {
    en: 'Create an API key',
    es: 'Crear una clave API',
    fr: 'Créer une clé d’API',
    de: 'API-Schlüssel erstellen',
    it: 'Crea una chiave API',
    pt: 'Criar uma chave de API',
    zh: '创建 API 密钥',
    ja: 'APIキーを作成',
    ko: 'API 키 만들기',
    ar: 'أنشئ مفتاح API',
  },
});
