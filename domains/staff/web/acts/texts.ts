import { texts } from '@egcr/web-kit/messages';

/** How the first super admins came about, as the audit log names it. */
export const actTexts = texts({
  bootstrap_printed: {
    en: 'Token for the first super admin printed',
    es: 'Token para el primer superadministrador impreso',
    fr: 'Jeton pour le premier super administrateur affiché',
    de: 'Token für den ersten Superadmin ausgegeben',
    it: 'Token per il primo super amministratore stampato',
    pt: 'Token para o primeiro superadministrador impresso',
    zh: '已打印首位超级管理员的令牌',
    ja: '最初のスーパー管理者のトークンを表示',
    ko: '첫 최고 관리자용 토큰 출력',
    ar: 'طُبع رمز أول مشرف عام',
  },
  bootstrap_used: {
    en: 'First super admin named',
    es: 'Primer superadministrador nombrado',
    fr: 'Premier super administrateur nommé',
    de: 'Erster Superadmin ernannt',
    it: 'Primo super amministratore nominato',
    pt: 'Primeiro superadministrador nomeado',
    zh: '已任命首位超级管理员',
    ja: '最初のスーパー管理者を任命',
    ko: '첫 최고 관리자 지정',
    ar: 'عُيّن أول مشرف عام',
  },
});
