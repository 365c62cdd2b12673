import { texts } from '@egcr/server-kit/texts';

import { careersWords } from '../../../contract/words.ts';

/** What stands on the paper of a CV besides what the person wrote. */
export const cvPaperWords = texts({
  title: {
    en: 'Curriculum vitae',
    es: 'Currículum',
    fr: 'CV',
    de: 'Lebenslauf',
    it: 'Curriculum',
    pt: 'Currículo',
    zh: '简历',
    ja: '履歴書',
    ko: '이력서',
    ar: 'السيرة الذاتية',
  },
  work: careersWords.work,
  education: careersWords.education,
  skills: careersWords.skills,
  languages: careersWords.languages,
  native: {
    en: 'first language',
    es: 'lengua materna',
    fr: 'langue maternelle',
    de: 'Muttersprache',
    it: 'madrelingua',
    pt: 'língua materna',
    zh: '母语',
    ja: '母語',
    ko: '모국어',
    ar: 'اللغة الأم',
  },
  links: careersWords.links,
  today: careersWords.today,
});
