import { texts } from '@egcr/web-kit/messages';

import { supportWords } from '../../../contract/words.ts';

/** The job that ends a claim, for officers. */
export const claimJobTexts = texts({
  title: {
    en: 'Job that ends the claim',
    es: 'Empleo que pone fin a la solicitud',
    fr: 'Emploi qui met fin à la demande',
    de: 'Stelle, mit der der Antrag endet',
    it: 'Lavoro che chiude la domanda',
    pt: 'Emprego que encerra o pedido',
    zh: '使申请结束的工作',
    ja: '申請を終える仕事',
    ko: '신청을 끝내는 일자리',
    ar: 'الوظيفة التي تُنهي الطلب',
  },
  far: {
    en: 'It begins {count} weeks after it was accepted',
    es: 'Empieza {count} semanas después de aceptarse',
    fr: 'Il commence {count} semaines après son acceptation',
    de: 'Sie beginnt {count} Wochen nach der Zusage',
    it: 'Inizia {count} settimane dopo l’accettazione',
    pt: 'Começa {count} semanas depois de aceito',
    zh: '接受后 {count} 周才开始',
    ja: '承諾から{count}週後に始まります',
    ko: '수락 {count}주 뒤에 시작됩니다',
    ar: 'تبدأ بعد قبولها بعدد أسابيع: {count}',
  },
  'far.text': {
    en: 'Until then no search for work is asked for. Ask the person for the contract, and the employer whether the offer stands.',
    es: 'Hasta entonces no se pide buscar trabajo. Pide el contrato a la persona y pregunta a la empresa si la oferta sigue en pie.',
    fr: 'D’ici là, aucune recherche n’est demandée. Demandez le contrat à la personne, et à l’employeur si l’offre tient.',
    de: 'Bis dahin wird keine Arbeitssuche verlangt. Bitten Sie die Person um den Vertrag und fragen Sie den Arbeitgeber, ob das Angebot gilt.',
    it: 'Fino ad allora non si chiede di cercare lavoro. Chiedi il contratto alla persona e all’azienda se l’offerta è valida.',
    pt: 'Até lá não se pede busca de trabalho. Peça o contrato à pessoa e pergunte à empresa se a oferta vale.',
    zh: '在此之前不要求求职。请向本人索取合同，并向雇主核实录用是否有效。',
    ja: 'それまで求職は求められません。本人に契約書を求め、雇用主に内定が有効か確かめてください。',
    ko: '그때까지 구직을 요구하지 않습니다. 본인에게 계약서를 요청하고 고용주에게 제안이 유효한지 확인하세요.',
    ar: 'حتى ذلك الحين لا يُطلب البحث عن عمل. اطلب العقد من الشخص، واسأل صاحب العمل إن كان العرض قائمًا.',
  },
  accepted: supportWords.hiredOn,
  starts: supportWords.firstDay,
  last: supportWords.lastWeekEnds,
});
