import { texts } from '@egcr/web-kit/messages';

/** Decisions of officers, as the audit log names them. */
export const actTexts = texts({
  case_approved: {
    en: 'Case approved',
    es: 'Caso aprobado',
    fr: 'Dossier approuvé',
    de: 'Fall genehmigt',
    it: 'Pratica approvata',
    pt: 'Caso aprovado',
    zh: '批准个案',
    ja: '案件を承認',
    ko: '케이스 승인',
    ar: 'تمت الموافقة على معاملة',
  },
  case_declined: {
    en: 'Case declined',
    es: 'Caso rechazado',
    fr: 'Dossier refusé',
    de: 'Fall abgelehnt',
    it: 'Pratica respinta',
    pt: 'Caso recusado',
    zh: '拒绝个案',
    ja: '案件を却下',
    ko: '케이스 거절',
    ar: 'رُفضت معاملة',
  },
});
