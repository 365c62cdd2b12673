import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const notificationsWords = {
  notifications: {
    en: 'Notifications',
    es: 'Notificaciones',
    fr: 'Notifications',
    de: 'Mitteilungen',
    it: 'Notifiche',
    pt: 'Notificações',
    zh: '通知',
    ja: 'お知らせ',
    ko: '알림',
    ar: 'الإشعارات',
  },
} as const satisfies Words;
