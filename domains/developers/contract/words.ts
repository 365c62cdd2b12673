import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const developersWords = {
  addAWebhook: {
    en: 'Add a webhook',
    es: 'Añadir un webhook',
    fr: 'Ajouter un webhook',
    de: 'Webhook hinzufügen',
    it: 'Aggiungi un webhook',
    pt: 'Adicionar um webhook',
    zh: '添加 Webhook',
    ja: 'Webhookを追加',
    ko: '웹훅 추가',
    ar: 'أضف خطّافًا',
  },
  createApiKey: {
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
  apiRequests: {
    en: 'API requests',
    es: 'Solicitudes de API',
    fr: 'Requêtes API',
    de: 'API-Anfragen',
    it: 'Richieste API',
    pt: 'Pedidos de API',
    zh: 'API 请求',
    ja: 'APIリクエスト',
    ko: 'API 요청',
    ar: 'طلبات API',
  },
} as const satisfies Words;
