import { texts } from '@egcr/server-kit/texts';

/** What a calendar says of an interview. */
export const interviewTexts = texts({
  summary: {
    en: 'Interview: {job}, {employer}',
    es: 'Entrevista: {job}, {employer}',
    fr: 'Entretien : {job}, {employer}',
    de: 'Gespräch: {job}, {employer}',
    it: 'Colloquio: {job}, {employer}',
    pt: 'Entrevista: {job}, {employer}',
    zh: '面试：{job}，{employer}',
    ja: '面接：{job}、{employer}',
    ko: '면접: {job}, {employer}',
    ar: 'مقابلة: {job}، {employer}',
  },
});
