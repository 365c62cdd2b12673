import { texts } from '@egcr/server-kit/texts';

import { jobsWords } from '../../contract/words.ts';

/** What the public page of a job says to browsers without scripts. */
export const openPageTexts = texts({
  hour: jobsWords.payAnHour,
  day: jobsWords.payADay,
  week: jobsWords.payAWeek,
  month: jobsWords.payAMonth,
  year: jobsWords.payAYear,
  unpaid: jobsWords.unpaid,
  range: jobsWords.payRange,
  remote: {
    en: 'It can be done from home.',
    es: 'Se puede hacer desde casa.',
    fr: 'Télétravail possible.',
    de: 'Die Arbeit ist von zu Hause aus möglich.',
    it: 'Si può fare da casa.',
    pt: 'Pode ser feito de casa.',
    zh: '可以在家工作。',
    ja: '在宅で働けます。',
    ko: '집에서 일할 수 있습니다.',
    ar: 'يمكن العمل من المنزل.',
  },
  apply: {
    en: 'Sign in to apply',
    es: 'Inicia sesión para presentarte',
    fr: 'Connectez-vous pour postuler',
    de: 'Zum Bewerben anmelden',
    it: 'Accedi per candidarti',
    pt: 'Entre para se candidatar',
    zh: '登录后申请',
    ja: 'ログインして応募する',
    ko: '로그인하고 지원하기',
    ar: 'سجّل الدخول للتقديم',
  },
});
