import { texts } from '@egcr/web-kit/messages';

import { casesWords } from '../../contract/words.ts';

/** What the dashboard says of cases. */
export const dashboardTexts = texts({
  question: {
    en: 'Answer an officer’s question',
    es: 'Responde a la pregunta de un agente',
    fr: 'Répondez à la question d’un agent',
    de: 'Beantworten Sie die Frage einer Fachkraft',
    it: 'Rispondi alla domanda di un addetto',
    pt: 'Responda à pergunta de um agente',
    zh: '回答工作人员的问题',
    ja: '担当者の質問に答える',
    ko: '담당자의 질문에 답하기',
    ar: 'أجب عن سؤال الموظف',
  },
  'question.text': {
    en: 'Your case {title}, {reference}, waits for you.',
    es: 'Tu caso {title}, {reference}, te espera.',
    fr: 'Votre dossier {title}, {reference}, vous attend.',
    de: 'Ihr Fall {title}, {reference}, wartet auf Sie.',
    it: 'La tua pratica {title}, {reference}, ti aspetta.',
    pt: 'Seu caso {title}, {reference}, espera por você.',
    zh: '您的个案 {title}（{reference}）在等您处理。',
    ja: '案件「{title}」（{reference}）が回答を待っています。',
    ko: '케이스 {title}({reference})이(가) 답을 기다립니다.',
    ar: 'معاملتك {title}، {reference}، بانتظارك.',
  },
  cases: {
    en: 'Open cases',
    es: 'Casos abiertos',
    fr: 'Dossiers en cours',
    de: 'Offene Fälle',
    it: 'Pratiche aperte',
    pt: 'Casos abertos',
    zh: '进行中的个案',
    ja: '進行中の案件',
    ko: '진행 중인 케이스',
    ar: 'معاملات مفتوحة',
  },
  'cases.all': casesWords.myCases,
});
