import type { SampleJob } from './demo-postings.ts';

const headings = {
  en: {
    do: 'What you will do',
    offer: 'What we offer',
    lines: ['A written contract before your first day', 'Pay on the last working day of the month'],
  },
  de: {
    do: 'Ihre Aufgaben',
    offer: 'Das bieten wir',
    lines: ['Ein schriftlicher Vertrag vor dem ersten Tag', 'Pünktlicher Lohn am letzten Arbeitstag'],
  },
  es: {
    do: 'Qué harás',
    offer: 'Qué ofrecemos',
    lines: ['Contrato por escrito antes del primer día', 'Pago el último día laborable del mes'],
  },
  fr: {
    do: 'Vos missions',
    offer: 'Ce que nous offrons',
    lines: ['Un contrat écrit avant le premier jour', 'Un salaire versé le dernier jour ouvré'],
  },
  ja: {
    do: '仕事内容',
    offer: '待遇',
    lines: ['初日までに書面で契約します', '給与は月末の営業日に支払います'],
  },
  zh: { do: '工作内容', offer: '我们提供', lines: ['入职前签订书面合同', '每月最后一个工作日发薪'] },
  it: {
    do: 'Che cosa farai',
    offer: 'Che cosa offriamo',
    lines: ['Un contratto scritto prima del primo giorno', 'Paga l’ultimo giorno lavorativo del mese'],
  },
  pt: {
    do: 'O que você vai fazer',
    offer: 'O que oferecemos',
    lines: ['Contrato por escrito antes do primeiro dia', 'Pagamento no último dia útil do mês'],
  },
  ko: {
    do: '하는 일',
    offer: '근무 조건',
    lines: ['첫 출근 전에 서면으로 계약합니다', '급여는 매월 마지막 영업일에 지급합니다'],
  },
  th: {
    do: 'หน้าที่ของคุณ',
    offer: 'สิ่งที่เรามอบให้',
    lines: ['ทำสัญญาเป็นลายลักษณ์อักษรก่อนวันแรก', 'จ่ายค่าจ้างในวันทำการสุดท้ายของเดือน'],
  },
  tr: {
    do: 'Yapacağınız işler',
    offer: 'Sunduklarımız',
    lines: ['İlk günden önce yazılı sözleşme', 'Ayın son iş gününde maaş ödemesi'],
  },
  ar: { do: 'مهامك', offer: 'ما نقدمه', lines: ['عقد مكتوب قبل يومك الأول', 'الأجر في آخر يوم عمل من الشهر'] },
} as const;

/** The text of an invented job, as Markdown. */
export function sampleText({ language, tasks }: SampleJob): string {
  const known = Object.entries(headings).find(([each]) => each === language)?.[1] ?? headings.en;
  const list = (lines: readonly string[]) => lines.map((each) => `- ${each}`).join('\n');
  return `## ${known.do}\n\n${list(tasks)}\n\n## ${known.offer}\n\n${list(known.lines)}`;
}
