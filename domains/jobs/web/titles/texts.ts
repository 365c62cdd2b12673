import { texts } from '@egcr/web-kit/messages';

import { jobsWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const jobTitles = texts({
  jobs: {
    en: 'Jobs',
    es: 'Empleo',
    fr: 'Emplois',
    de: 'Arbeit',
    it: 'Lavoro',
    pt: 'Empregos',
    zh: '工作',
    ja: '求人',
    ko: '일자리',
    ar: 'الوظائف',
  },
  job: {
    en: 'Job',
    es: 'Empleo',
    fr: 'Offre d’emploi',
    de: 'Stelle',
    it: 'Lavoro',
    pt: 'Vaga',
    zh: '职位',
    ja: '求人の内容',
    ko: '채용 공고',
    ar: 'وظيفة',
  },
  'job-board': {
    en: 'Global job board',
    es: 'Bolsa mundial de empleo',
    fr: 'Bourse mondiale de l’emploi',
    de: 'Weltweite Jobbörse',
    it: 'Bacheca mondiale del lavoro',
    pt: 'Banco mundial de empregos',
    zh: '全球招聘平台',
    ja: '世界求人ボード',
    ko: '세계 일자리 게시판',
    ar: 'منصة الوظائف العالمية',
  },
  'job-posting-new': jobsWords.postAJob,
  'job-posting-edit': jobsWords.editAJob,
});
