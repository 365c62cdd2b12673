import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const openingsWords = {
  serviceOpened: {
    en: 'A service that you waited for is open',
    es: 'Un servicio que esperabas ya está disponible',
    fr: 'Un service que vous attendiez est disponible',
    de: 'Ein Dienst, auf den Sie gewartet haben, ist verfügbar',
    it: 'Un servizio che aspettavi è disponibile',
    pt: 'Um serviço que você esperava está disponível',
    zh: '您等待的服务已开放',
    ja: 'お待ちのサービスが利用可能になりました',
    ko: '기다리시던 서비스가 열렸습니다',
    ar: 'الخدمة التي كنت تنتظرها متاحة الآن',
  },
} as const satisfies Words;
