import { texts } from '@egcr/web-kit/messages';

/** Acts of staff, as the audit log names them. */
export const actTexts = texts({
  job_held: {
    en: 'Job taken off the board',
    es: 'Empleo retirado de la bolsa',
    fr: 'Offre retirée du portail',
    de: 'Stelle aus der Börse genommen',
    it: 'Lavoro tolto dalla bacheca',
    pt: 'Vaga retirada do quadro',
    zh: '职位已下架',
    ja: '求人の掲載を停止',
    ko: '공고 게시 중단',
    ar: 'أُزيلت وظيفة من اللوحة',
  },
});
