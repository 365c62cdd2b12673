import { useText } from '@egcr/web-kit/i18n.tsx';
import { texts, type TextOf } from '@egcr/web-kit/messages';

import { identityWords } from '../../../contract/words.ts';

/** The sentences of the login history. */
export const historyTexts = texts({
  title: {
    en: 'Login history',
    es: 'Historial de accesos',
    fr: 'Historique des connexions',
    de: 'Anmeldeverlauf',
    it: 'Cronologia degli accessi',
    pt: 'Histórico de acessos',
    zh: '登录记录',
    ja: 'ログイン履歴',
    ko: '로그인 기록',
    ar: 'سجل الدخول',
  },
  lead: {
    en: 'Recent activity in your account.',
    es: 'Lo que ha pasado últimamente en tu cuenta.',
    fr: 'Ce qui s’est passé récemment sur votre compte.',
    de: 'Was zuletzt mit Ihrem Konto geschah.',
    it: 'Che cosa è successo di recente al tuo account.',
    pt: 'O que aconteceu com sua conta nos últimos tempos.',
    zh: '您的账户最近发生的情况。',
    ja: 'アカウントの最近の出来事です。',
    ko: '최근 계정에서 일어난 일입니다.',
    ar: 'ما حدث لحسابك مؤخرًا.',
  },
  none: {
    en: 'Nothing yet.',
    es: 'Todavía nada.',
    fr: 'Rien pour l’instant.',
    de: 'Noch nichts.',
    it: 'Ancora nulla.',
    pt: 'Nada ainda.',
    zh: '暂无记录。',
    ja: 'まだありません。',
    ko: '아직 없습니다.',
    ar: 'لا شيء بعد.',
  },
  here: identityWords.thisDevice,
  warning: {
    en: 'Check this',
    es: 'Revísalo',
    fr: 'À vérifier',
    de: 'Bitte prüfen',
    it: 'Da controllare',
    pt: 'Confira',
    zh: '请留意',
    ja: '要確認',
    ko: '확인 필요',
    ar: 'يستحق المراجعة',
  },
  network: identityWords.network,
  device: identityWords.browserOnSystem,
});

/** Writes a sentence of the login history. */
export type HistoryText = TextOf<typeof historyTexts>;

export function useHistoryText(): HistoryText {
  return useText(historyTexts);
}
