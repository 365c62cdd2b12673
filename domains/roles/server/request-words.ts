import { texts } from '@egcr/server-kit/texts';

/** What is said of requests for a role beyond the words of all cases. */
export const requestWords = texts({
  queue: {
    en: 'Requests for a role',
    es: 'Solicitudes de rol',
    fr: 'Demandes de rôle',
    de: 'Anträge auf eine Rolle',
    it: 'Richieste di ruolo',
    pt: 'Pedidos de função',
    zh: '角色申请',
    ja: '役割の申請',
    ko: '역할 신청',
    ar: 'طلبات الأدوار',
  },
  states: {
    proposed: {
      en: 'Approved, second person decides',
      es: 'Aprobado; decide otra persona',
      fr: 'Approuvé, seconde décision attendue',
      de: 'Genehmigt, zweite Person entscheidet',
      it: 'Approvato, decide una seconda persona',
      pt: 'Aprovado; outra pessoa decide',
      zh: '已通过，待第二人决定',
      ja: '承認済み・2人目の決定待ち',
      ko: '승인됨, 두 번째 결정 대기',
      ar: 'تمت الموافقة، بانتظار قرار شخص ثانٍ',
    },
  },
});
