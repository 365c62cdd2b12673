import type { WrittenAnswer } from '@egcr/forms/contract';
import { assetOf } from '@egcr/ledger/contract';
import { FileReply } from '@egcr/server-kit/file-reply';
import type { CallInput } from '@egcr/server-kit/domain';
import { A4, ink, Paper } from '@egcr/server-kit/pdf/paper';
import { wrapLines } from '@egcr/server-kit/pdf/wrap-lines';
import type { Work } from '@egcr/server-kit/work';

import type { readCasePaperCall } from '../../contract/index.ts';
import type { CaseParts } from '../parts.ts';
import { ownCase } from '../show-cases.ts';
import { writtenAnswers } from '../shown-case.ts';
import { stateLabel } from '../words/kind-words.ts';
import { paperWords } from './texts.ts';

const WIDTH = A4.width - 2 * A4.margin;
const BOTTOM = A4.height - A4.margin;
const LINE = 15;
const GAP = 12;

type Line = readonly [label: string, value: string];

/** What someone answered, with the reference, as a file in their language. Refuses not_found. */
export async function readCasePaper(
  parts: CaseParts,
  work: Work,
  { params }: CallInput<typeof readCasePaperCall>,
): Promise<FileReply> {
  const row = await ownCase(parts, work, { id: params.id, right: 'view' });
  const kind = parts.kinds.of(row.kind);
  const { language } = work.request;
  const title = kind.title(row.subject, language);
  const sent: SentCase = {
    title,
    reference: row.reference,
    openedAt: row.opened_at,
    state: stateLabel(kind, row.state, language),
    isSample: row.is_sample,
    answers: await writtenAnswers(parts, work, row),
  };
  const paper = new Paper({ language, title: `${title} ${row.reference}`, madeAt: work.now });
  return new FileReply({
    name: `egcr-${row.reference}.pdf`,
    mediaType: 'application/pdf',
    content: () => {
      drawCase(paper, { language, sent, madeAt: work.now });
      return paper.rest();
    },
  });
}

interface SentCase {
  readonly title: string;
  readonly reference: string;
  readonly openedAt: Date;
  /** In words. */
  readonly state: string;
  readonly isSample: boolean;
  readonly answers: readonly WrittenAnswer[];
}

/** What was sent and how far it is, then the answers. */
export function drawCase(
  paper: Paper,
  { language, sent, madeAt }: { readonly language: string; readonly sent: SentCase; readonly madeAt: Date },
): void {
  const words = paperWords(language);
  const write = writersOf(language);
  const facts: readonly Line[] = [
    [words.reference, sent.reference],
    [words.sent, write.day(sent.openedAt)],
    [words.state, sent.state],
    [words.made, write.day(madeAt)],
  ];
  const page = new Page(paper, language);
  page.head(sent.title);
  for (const fact of facts) page.line(fact);
  if (sent.isSample) page.note(words.sample);
  page.rule();
  for (const answer of sent.answers) page.line([answer.label, write.answer(answer)]);
}

/** Writes answers as the screens do. */
function writersOf(language: string) {
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const words = paperWords(language);
  return {
    day: (at: Date) => days.format(at),
    answer: ({ kind, value, currency }: WrittenAnswer): string => {
      if (kind === 'yes_no') return value === 'true' ? words.yes : words.no;
      if (kind === 'money' && currency !== undefined && /^\d+$/.test(value))
        return amount(locale, value, currency);
      const day = kind === 'date' ? Date.parse(value) : Number.NaN;
      return Number.isNaN(day) ? value : days.format(day);
    },
  };
}

/** Whole minor units as people write them; the digits are taken as text, so that none is lost. */
function amount(locale: string, minor: string, currency: string): string {
  const scale = assetOf(currency)?.scale ?? 2;
  const digits = minor.padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const decimal = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: scale });
  return format.format(decimal as `${number}`);
}

/** Writes one line under the other, on as many pages as it takes. */
class Page {
  readonly #paper: Paper;
  readonly #language: string;
  #y = BOTTOM;

  constructor(paper: Paper, language: string) {
    this.#paper = paper;
    this.#language = language;
  }

  head(title: string): void {
    this.#room(LINE);
    const paper = this.#paper;
    paper.rosette({ x: paper.at(A4.width - A4.margin - 38), y: 88 }, 40, ink.brand);
    const sender = { size: 13, weight: 'strong', colour: ink.brand, tag: paper.content.within('P') } as const;
    paper.text('EGCR', this.#start(), sender);
    this.#y += 26;
    const heading = paper.content.within('H1');
    for (const line of this.#wrapped(title, 20, WIDTH - 100)) {
      paper.text(line, this.#start(), { size: 20, weight: 'strong', tag: heading });
      this.#y += 26;
    }
    this.#y = Math.max(this.#y, 128);
    this.rule();
  }

  rule(): void {
    this.#paper.rule(this.#start(), WIDTH, { colour: ink.brand, thickness: 0.8 });
    this.#y += GAP;
  }

  note(text: string): void {
    this.#lines(text, { size: 10, colour: ink.brass });
  }

  line([label, value]: Line): void {
    this.#room(3 * LINE);
    this.#lines(label, { size: 9, colour: ink.faint });
    this.#lines(value, { size: 10.5, colour: ink.text });
    this.#y += GAP;
  }

  #lines(text: string, style: { readonly size: number; readonly colour: string }): void {
    const tag = this.#paper.content.within('P');
    for (const line of text.split('\n').flatMap((each) => this.#wrapped(each, style.size, WIDTH))) {
      this.#room(LINE);
      this.#paper.text(line, this.#start(), { ...style, width: WIDTH, tag });
      this.#y += LINE;
    }
  }

  #wrapped(text: string, size: number, width: number): readonly string[] {
    return [...wrapLines(this.#paper, text, { width, size, language: this.#language })];
  }

  #start() {
    return { x: this.#paper.at(A4.margin), y: this.#y };
  }

  /** A new page where so much does not fit on this one. */
  #room(height: number): void {
    if (this.#y + height <= BOTTOM) return;
    this.#paper.doc.addPage();
    this.#y = A4.margin;
  }
}
