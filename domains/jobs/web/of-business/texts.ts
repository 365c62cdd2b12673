import { texts } from '@egcr/web-kit/messages';

/** On the public profile of a business. */
export const jobsOfBusinessTexts = texts({
  title: {
    en: 'Open jobs',
    es: 'Empleos abiertos',
    fr: 'Emplois ouverts',
    de: 'Offene Stellen',
    it: 'Lavori aperti',
    pt: 'Vagas abertas',
    zh: '在招职位',
    ja: '募集中の仕事',
    ko: '모집 중인 일자리',
    ar: 'وظائف شاغرة',
  },
});
