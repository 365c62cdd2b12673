import type { Contract, Occupation, PayPeriod, Sector, WorkingHours } from '../../contract/lists.ts';

/** An invented job. */
export interface SampleJob {
  readonly title: string;
  readonly occupation: Occupation;
  readonly sector: Sector;
  readonly language: string;
  readonly contract: Contract;
  readonly hours: WorkingHours;
  readonly period: PayPeriod;
  /** In US dollars for the period. */
  readonly dollars: readonly [least: number, most: number];
  readonly skills: readonly string[];
  readonly tasks: readonly string[];
}

const full = { contract: 'permanent', hours: 'full_time' } as const;

export const sampleJobs: readonly SampleJob[] = [
  {
    title: 'Bookkeeper',
    occupation: '3',
    sector: 'M',
    language: 'en',
    ...full,
    period: 'month',
    dollars: [2100, 2900],
    skills: ['bookkeeping', 'spreadsheets', 'invoicing'],
    tasks: [
      'Keep the books of three small teams',
      'Match invoices and payments every week',
      'Prepare the figures for the year’s end',
    ],
  },
  {
    title: 'Backend developer',
    occupation: '2',
    sector: 'J',
    language: 'en',
    ...full,
    period: 'year',
    dollars: [58_000, 82_000],
    skills: ['typescript', 'postgresql', 'testing'],
    tasks: [
      'Build services that people trust with their data',
      'Write tests before you mend a fault',
      'Share what you learn in reviews',
    ],
  },
  {
    title: 'Registered nurse',
    occupation: '2',
    sector: 'Q',
    language: 'en',
    ...full,
    period: 'month',
    dollars: [3200, 4300],
    skills: ['patient care', 'first aid', 'teamwork'],
    tasks: [
      'Care for 18 residents with a team of four',
      'Write the care plan with families',
      'Lead every third late shift',
    ],
  },
  {
    title: 'Delivery driver',
    occupation: '8',
    sector: 'H',
    language: 'en',
    contract: 'fixed_term',
    hours: 'part_time',
    period: 'hour',
    dollars: [16, 21],
    skills: ['driving licence', 'route planning'],
    tasks: [
      'Deliver up to 40 parcels in a shift',
      'Load the van with the early team',
      'Keep the electric van charged',
    ],
  },
  {
    title: 'Kitchen assistant',
    occupation: '9',
    sector: 'I',
    language: 'en',
    contract: 'permanent',
    hours: 'part_time',
    period: 'hour',
    dollars: [13, 16],
    skills: ['food hygiene', 'teamwork'],
    tasks: [
      'Prepare vegetables and dough',
      'Keep the kitchen clean and safe',
      'Help at the counter when it is busy',
    ],
  },
  {
    title: 'Elektriker für Gebäudetechnik',
    occupation: '7',
    sector: 'F',
    language: 'de',
    ...full,
    period: 'month',
    dollars: [3100, 3900],
    skills: ['elektrotechnik', 'führerschein', 'messen'],
    tasks: [
      'Leitungen in Wohnhäusern erneuern',
      'Solaranlagen anschließen und prüfen',
      'Auszubildende anleiten',
    ],
  },
  {
    title: 'Profesora de primaria',
    occupation: '2',
    sector: 'P',
    language: 'es',
    ...full,
    period: 'month',
    dollars: [1900, 2600],
    skills: ['enseñanza', 'planificación', 'inglés'],
    tasks: [
      'Dar clase a un grupo de 22 niños',
      'Preparar materiales con el equipo',
      'Hablar con las familias cada mes',
    ],
  },
  {
    title: 'Technicien de maintenance',
    occupation: '3',
    sector: 'C',
    language: 'fr',
    ...full,
    period: 'month',
    dollars: [2500, 3300],
    skills: ['mécanique', 'lecture de plans', 'sécurité'],
    tasks: [
      'Entretenir les machines de deux ateliers',
      'Réparer les pannes et en noter la cause',
      'Former les opérateurs',
    ],
  },
  {
    title: '経理スタッフ',
    occupation: '4',
    sector: 'K',
    language: 'ja',
    ...full,
    period: 'month',
    dollars: [1900, 2500],
    skills: ['簿記', '表計算', '日本語'],
    tasks: ['請求書と入金を毎日照合します', '月末の締めを担当します', '監査の資料を準備します'],
  },
  {
    title: '仓库主管',
    occupation: '1',
    sector: 'H',
    language: 'zh',
    ...full,
    period: 'month',
    dollars: [1300, 1900],
    skills: ['仓储管理', '团队管理', '盘点'],
    tasks: ['管理十二人的仓库团队', '安排每天的收货和发货', '每月组织一次盘点'],
  },
  {
    title: 'منسق مشاريع المياه',
    occupation: '2',
    sector: 'E',
    language: 'ar',
    contract: 'fixed_term',
    hours: 'full_time',
    period: 'month',
    dollars: [1500, 2200],
    skills: ['إدارة المشاريع', 'كتابة التقارير', 'الإنجليزية'],
    tasks: ['متابعة حفر الآبار في ست قرى', 'كتابة تقرير كل شهر للشركاء', 'تدريب لجان القرى على الصيانة'],
  },
  {
    title: 'Field agronomist',
    occupation: '2',
    sector: 'A',
    language: 'en',
    ...full,
    period: 'month',
    dollars: [1400, 2100],
    skills: ['agronomy', 'soil testing', 'motorcycle licence'],
    tasks: [
      'Visit 60 growers in each season',
      'Test soils and explain the results',
      'Plan nurseries with the villages',
    ],
  },
  {
    title: 'Customer support agent',
    occupation: '4',
    sector: 'N',
    language: 'en',
    contract: 'freelance',
    hours: 'part_time',
    period: 'hour',
    dollars: [15, 22],
    skills: ['writing', 'patience', 'english'],
    tasks: [
      'Answer 30 messages in a shift',
      'Improve the help pages with what you learn',
      'Call people back who ask for it',
    ],
  },
  {
    title: 'Sewing machine operator',
    occupation: '8',
    sector: 'C',
    language: 'en',
    ...full,
    period: 'week',
    dollars: [140, 210],
    skills: ['sewing', 'quality control'],
    tasks: [
      'Sew school uniforms in a team of ten',
      'Check seams before packing',
      'Keep your machine in order',
    ],
  },
  {
    title: 'Community library volunteer',
    occupation: '4',
    sector: 'R',
    language: 'en',
    contract: 'volunteer',
    hours: 'part_time',
    period: 'week',
    dollars: [0, 0],
    skills: ['reading', 'patience'],
    tasks: [
      'Read with children on two afternoons',
      'Sort books that were given',
      'Help visitors at the computers',
    ],
  },
  {
    title: 'Solar installation trainee',
    occupation: '7',
    sector: 'D',
    language: 'en',
    contract: 'internship',
    hours: 'full_time',
    period: 'month',
    dollars: [700, 1100],
    skills: ['electrical basics', 'working at height'],
    tasks: [
      'Learn to mount and connect panels',
      'Measure and write down every string',
      'Pass the safety course in month one',
    ],
  },
];

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
  ar: { do: 'مهامك', offer: 'ما نقدمه', lines: ['عقد مكتوب قبل يومك الأول', 'الأجر في آخر يوم عمل من الشهر'] },
} as const;

/** The text of an invented job, as Markdown. */
export function sampleText({ language, tasks }: SampleJob): string {
  const known = Object.entries(headings).find(([each]) => each === language)?.[1] ?? headings.en;
  const list = (lines: readonly string[]) => lines.map((each) => `- ${each}`).join('\n');
  return `## ${known.do}\n\n${list(tasks)}\n\n## ${known.offer}\n\n${list(known.lines)}`;
}
