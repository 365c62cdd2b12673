import { texts } from '@egcr/web-kit/messages';

/** What the bell says of API keys. */
export const noticeTexts = texts({
  'developers.key_made': {
    en: 'New API key: {name}',
    es: 'Nueva clave API: {name}',
    fr: 'Nouvelle clé d’API : {name}',
    de: 'Neuer API-Schlüssel: {name}',
    it: 'Nuova chiave API: {name}',
    pt: 'Nova chave de API: {name}',
    zh: '新的 API 密钥：{name}',
    ja: '新しいAPIキー：{name}',
    ko: '새 API 키: {name}',
    ar: 'مفتاح API جديد: {name}',
  },
  'developers.key_made.note': {
    en: 'Not you? Revoke it and change your PIN.',
    es: '¿No has sido tú? Revócala y cambia tu PIN.',
    fr: 'Ce n’était pas vous ? Révoquez-la et changez votre PIN.',
    de: 'Waren Sie das nicht? Widerrufen Sie ihn und ändern Sie Ihre PIN.',
    it: 'Non riconosci l’azione? Revocala e cambia il PIN.',
    pt: 'Não foi você? Revogue-a e mude seu PIN.',
    zh: '不是您本人操作？请吊销它并更改 PIN。',
    ja: '心当たりがない場合は、失効させてPINを変更してください。',
    ko: '본인이 아닌가요? 폐기하고 PIN을 바꾸세요.',
    ar: 'لم تكن أنت؟ ألغِه وغيّر رقمك السري.',
  },
});
