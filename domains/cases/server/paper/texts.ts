import { formsWords } from '@egcr/forms/contract';
import { words } from '@egcr/contract/words';
import { texts } from '@egcr/server-kit/texts';

/** The words around what was answered, on paper. */
export const paperWords = texts({
  reference: {
    en: 'Reference',
    es: 'Referencia',
    fr: 'Référence',
    de: 'Vorgangsnummer',
    it: 'Riferimento',
    pt: 'Referência',
    zh: '编号',
    ja: '参照番号',
    ko: '참조 번호',
    ar: 'المرجع',
  },
  sent: {
    en: 'Sent on',
    es: 'Enviado el',
    fr: 'Envoyé le',
    de: 'Gesendet am',
    it: 'Inviato il',
    pt: 'Enviado em',
    zh: '提交日期',
    ja: '送信日',
    ko: '보낸 날',
    ar: 'أُرسل في',
  },
  state: words.state,
  made: {
    en: 'Printed on',
    es: 'Impreso el',
    fr: 'Imprimé le',
    de: 'Gedruckt am',
    it: 'Stampato il',
    pt: 'Impresso em',
    zh: '打印日期',
    ja: '印刷日',
    ko: '인쇄한 날',
    ar: 'طُبع في',
  },
  yes: formsWords.yes,
  no: formsWords.no,
  sample: {
    en: 'This is a sample. Nobody asked for it.',
    es: 'Esto es un ejemplo. Nadie lo ha pedido.',
    fr: 'Ceci est un exemple. Personne ne l’a demandé.',
    de: 'Das ist ein Beispiel. Niemand hat darum gebeten.',
    it: 'Questo è un esempio. Nessuno lo ha chiesto.',
    pt: 'Este é um exemplo. Ninguém o pediu.',
    zh: '这是示例，并非真实申请。',
    ja: 'これはサンプルです。実際の申請ではありません。',
    ko: '이것은 예시입니다. 실제 신청이 아닙니다.',
    ar: 'هذه عيّنة، ولم يطلبها أحد.',
  },
});
