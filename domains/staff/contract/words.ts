import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const staffWords = {
  oversightAndApprovals: {
    en: 'Oversight and approvals',
    es: 'Supervisión y aprobaciones',
    fr: 'Supervision et approbations',
    de: 'Aufsicht und Freigaben',
    it: 'Supervisione e approvazioni',
    pt: 'Supervisão e aprovações',
    zh: '监督与审批',
    ja: '監督と承認',
    ko: '감독 및 승인',
    ar: 'الإشراف والموافقات',
  },
  staff: {
    en: 'Staff',
    es: 'Personal',
    fr: 'Personnel',
    de: 'Mitarbeitende',
    it: 'Personale',
    pt: 'Equipe',
    zh: '工作人员',
    ja: 'スタッフ',
    ko: '직원',
    ar: 'الموظفون',
  },
} as const satisfies Words;
