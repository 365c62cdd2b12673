import { texts } from '@egcr/web-kit/messages';

/** The titles of the screens. */
export const careerTitles = texts({
  'job-application': {
    en: 'Apply for a job',
    es: 'Presentar candidatura',
    fr: 'Postuler à une offre',
    de: 'Bewerbung',
    it: 'Candidatura',
    pt: 'Candidatura',
    zh: '申请职位',
    ja: '求人に応募',
    ko: '지원하기',
    ar: 'التقديم على وظيفة',
  },
  'job-alert-link': {
    en: 'Job alert',
    es: 'Aviso de empleo',
    fr: 'Alerte d’emploi',
    de: 'Stellenalarm',
    it: 'Avviso di lavoro',
    pt: 'Aviso de vagas',
    zh: '职位提醒',
    ja: '求人の通知',
    ko: '일자리 알림',
    ar: 'تنبيه الوظائف',
  },
  'job-applicants': {
    en: 'Applications received',
    es: 'Candidaturas recibidas',
    fr: 'Candidatures reçues',
    de: 'Eingegangene Bewerbungen',
    it: 'Candidature ricevute',
    pt: 'Candidaturas recebidas',
    zh: '收到的申请',
    ja: '届いた応募',
    ko: '받은 지원서',
    ar: 'الطلبات الواردة',
  },
});
