import { useText } from '@egcr/web-kit/i18n.tsx';
import { texts, type TextOf } from '@egcr/web-kit/messages';

import { notificationsWords } from '../contract/words.ts';

/** The sentences of the bell and of what it tells. */
export const notificationTexts = texts({
  'bell.label': notificationsWords.notifications,
  'bell.unread': {
    en: 'Notifications, {count, plural, one {# unread} other {# unread}}',
    es: 'Notificaciones, {count, plural, one {# sin leer} many {# sin leer} other {# sin leer}}',
    fr: 'Notifications, {count, plural, one {# non lue} many {# non lues} other {# non lues}}',
    de: 'Mitteilungen, {count, plural, one {# ungelesen} other {# ungelesen}}',
    it: 'Notifiche, {count, plural, one {# non letta} many {# non lette} other {# non lette}}',
    pt: 'Notificações, {count, plural, one {# não lida} many {# não lidas} other {# não lidas}}',
    zh: '通知，{count, plural, other {# 条未读}}',
    ja: 'お知らせ、未読 {count, plural, other {#件}}',
    ko: '알림, 읽지 않음 {count, plural, other {#개}}',
    ar: 'الإشعارات، {count, plural, zero {لا شيء غير مقروء} one {# غير مقروء} two {# غير مقروءَين} few {# إشعارات غير مقروءة} many {# إشعارًا غير مقروء} other {# إشعار غير مقروء}}',
  },
  'bell.over': {
    en: '{count}+',
    es: '{count}+',
    fr: '{count}+',
    de: '{count}+',
    it: '{count}+',
    pt: '{count}+',
    zh: '{count}+',
    ja: '{count}+',
    ko: '{count}+',
    ar: '{count}+',
  },
  'panel.title': notificationsWords.notifications,
  'panel.read_all': {
    en: 'Mark all as read',
    es: 'Marcar todo como leído',
    fr: 'Tout marquer comme lu',
    de: 'Alle als gelesen markieren',
    it: 'Segna tutte come lette',
    pt: 'Marcar todas como lidas',
    zh: '全部标为已读',
    ja: 'すべて既読にする',
    ko: '모두 읽음으로 표시',
    ar: 'تحديد الكل كمقروء',
  },
  'panel.empty.title': {
    en: 'Nothing new',
    es: 'Nada nuevo',
    fr: 'Rien de nouveau',
    de: 'Nichts Neues',
    it: 'Nessuna novità',
    pt: 'Nada de novo',
    zh: '没有新通知',
    ja: '新しいお知らせはありません',
    ko: '새 알림이 없습니다',
    ar: 'لا جديد',
  },
  'panel.empty.text': {
    en: 'When money arrives or something needs you, we tell you here.',
    es: 'Cuando llegue dinero o algo te necesite, lo leerás aquí.',
    fr: 'Quand de l’argent arrive ou que votre attention est requise, c’est ici que vous le lisez.',
    de: 'Wenn Geld eintrifft oder etwas Sie braucht, lesen Sie es hier.',
    it: 'Quando arriva denaro o qualcosa richiede la tua attenzione, lo leggi qui.',
    pt: 'Quando chegar dinheiro ou algo precisar de você, você lê aqui.',
    zh: '有款项到账或需要您处理的事情时，会在这里告诉您。',
    ja: 'お金が届いたときや対応が必要なときに、ここでお知らせします。',
    ko: '돈이 도착하거나 확인할 일이 생기면 여기에서 알려 드립니다.',
    ar: 'عندما يصل مال أو يحتاج أمر إلى انتباهك، تقرأه هنا.',
  },
  'item.unread': {
    en: 'Unread',
    es: 'Sin leer',
    fr: 'Non lue',
    de: 'Ungelesen',
    it: 'Non letta',
    pt: 'Não lida',
    zh: '未读',
    ja: '未読',
    ko: '읽지 않음',
    ar: 'غير مقروء',
  },
  'kind.unknown': {
    en: 'There is news in your account',
    es: 'Hay novedades en tu cuenta',
    fr: 'Il y a du nouveau sur votre compte',
    de: 'Es gibt Neues in Ihrem Konto',
    it: 'Ci sono novità nel tuo account',
    pt: 'Há novidades na sua conta',
    zh: '您的账户有新动态',
    ja: 'アカウントに新しいお知らせがあります',
    ko: '계정에 새 소식이 있습니다',
    ar: 'في حسابك جديد',
  },
});

/** Writes a sentence of the notifications. */
export type NotificationText = TextOf<typeof notificationTexts>;

export function useNotificationText(): NotificationText {
  return useText(notificationTexts);
}
