import { A4, ink, Paper, type Style } from '@egcr/server-kit/pdf/paper';
import { wrapLines } from '@egcr/server-kit/pdf/wrap-lines';
import type { Tag } from '@egcr/server-kit/pdf/tags';

import { factIn } from './fact.ts';
import { fill } from '@egcr/server-kit/texts';
import { statementMessages } from './texts.ts';
import type { StatementMessages } from './texts.ts';
import { amountText, dayText, descriptionOf, instantText } from './paper-formats.ts';
import { accountNumber, type Line, type Lines, type Statement } from './statement.ts';

const LEFT = A4.margin;
const WIDTH = A4.width - 2 * A4.margin;
const BOTTOM = A4.height - 64;
const ROW = 30;
/** From line to line of a long description. */
const LINE = 11;
/** Where the columns begin, from the page's beginning edge, and how wide they are. */
const columns = {
  date: { at: LEFT, width: 78 },
  description: { at: LEFT + 84, width: 218 },
  amount: { at: LEFT + 306, width: 92 },
  balance: { at: LEFT + 404, width: WIDTH - 404 },
} as const;

/** A statement to print: our rosette, hairlines, and what the reader needs in their language. */
export async function* pdfOf(statement: Statement, lines: Lines): AsyncGenerator<Uint8Array> {
  const say = statementMessages(statement.language);
  const paper = new Paper({
    language: statement.language,
    title: `${say.title} ${accountNumber(statement)} ${statement.days.from} – ${statement.days.to}`,
    madeAt: statement.madeAt,
  });
  const sheet = new Sheet(paper, say, statement);
  sheet.begin();
  for await (const page of lines) {
    for (const line of page) sheet.line(line);
    yield* paper.taken();
  }
  sheet.end();
  yield* paper.rest();
}

/** The sheets of one statement, filled from above. */
class Sheet {
  readonly #paper: Paper;
  readonly #say: StatementMessages;
  readonly #statement: Statement;
  /** The lines, and before the first of them what else is read. */
  #table: Tag;
  #page = 0;
  #y = 0;

  constructor(paper: Paper, say: StatementMessages, statement: Statement) {
    this.#paper = paper;
    this.#say = say;
    this.#statement = statement;
    this.#table = paper.content;
  }

  begin(): void {
    this.#addPage();
    const paper = this.#paper;
    paper.rosette({ x: paper.at(A4.width - A4.margin - 38), y: 88 }, 40, ink.brand);
    const [sender, heading] = [paper.content.within('P'), paper.content.within('H1')];
    const start = { x: paper.at(LEFT), y: 48 };
    paper.text('EGCR', start, { size: 13, weight: 'strong', colour: ink.brand, tag: sender });
    paper.text(this.#say.title, { ...start, y: 74 }, { size: 22, weight: 'strong', tag: heading });
    this.#facts(112);
    this.#balances(206);
    this.#y = 268;
    this.#table = paper.content.within('Table');
    this.#head(this.#table.within('TR'));
    if (this.#statement.count > 0n) return;
    const none = { size: 10, colour: ink.faint, tag: paper.content.within('P') };
    paper.text(this.#say.none, { x: paper.at(LEFT), y: this.#y + 10 }, none);
    this.#y += ROW;
  }

  line(line: Line): void {
    const what = wrapLines(this.#paper, `${descriptionOf(this.#say, line)} `, {
      width: columns.description.width,
      size: 9,
      weight: 'strong',
      language: this.#statement.language,
    });
    const height = ROW + (what.length - 1) * LINE;
    if (this.#y + height > BOTTOM) {
      this.#addPage();
      this.#y = 48;
      this.#head();
    }
    const { locale } = this.#say;
    const y = this.#y + 6;
    const row = this.#table.within('TR');
    const cell = () => row.within('TD');
    this.#cell('date', dayText(line.at, locale), y, { tag: cell() });
    const description = cell();
    for (const [at, part] of what.entries())
      this.#cell('description', `${part.trimEnd()} `, y + at * LINE, { weight: 'strong', tag: description });
    // What a declared kind is called names the other side or not.
    const other = line.counterpart?.name ?? '';
    const isNamed = line.title === undefined || line.title.includes(other);
    const small = [isNamed ? '' : other, line.reference, line.note].filter(Boolean).join(' · ');
    this.#cell('description', small, y + what.length * LINE, {
      size: 7.5,
      colour: ink.faint,
      tag: description,
    });
    const { asset } = this.#statement;
    const colour = line.amountMinor > 0n ? ink.brand : ink.text;
    const amount = amountText(line.amountMinor, asset, locale, true);
    this.#cell('amount', amount, y, { weight: 'strong', colour, tag: cell() });
    this.#cell('balance', amountText(line.balanceMinor, asset, locale), y, { tag: cell() });
    row.end();
    this.#y += height;
    this.#paper.rule({ x: this.#paper.at(LEFT), y: this.#y }, WIDTH);
  }

  end(): void {
    const { locale } = this.#say;
    const paper = this.#paper;
    if (this.#y + 60 > BOTTOM) {
      this.#addPage();
      this.#y = 48;
    }
    const y = this.#y + 10;
    const closing = amountText(this.#statement.closingMinor, this.#statement.asset, locale);
    const { name, value } = factIn(paper.content.within('L'));
    const strong = { size: 10, weight: 'strong' } as const;
    paper.text(this.#say.closing, { x: paper.at(columns.description.at), y }, { ...strong, tag: name });
    this.#cell('balance', closing, y, { ...strong, tag: value });
    paper.rule({ x: paper.at(LEFT), y: y + 18 }, WIDTH, { colour: ink.brand, thickness: 0.8 });
    paper.rule({ x: paper.at(LEFT), y: y + 20.5 }, WIDTH, { colour: ink.brand });
    const time = `${instantText(this.#statement.madeAt, locale)} UTC`;
    const checked = fill(this.#say.checked, { time });
    const small = { size: 7.5, colour: ink.faint, width: WIDTH, tag: paper.content.within('P') };
    paper.text(checked, { x: paper.at(LEFT), y: y + 30 }, small);
  }

  #facts(y: number): void {
    const { statement, say } = { statement: this.#statement, say: this.#say };
    const [from, to] = [dayText(statement.days.from, say.locale), dayText(statement.days.to, say.locale)];
    const facts = [
      [say.holder, statement.holder],
      [say.account, accountNumber(statement)],
      [say.period, fill(say.periodText, { from, to })],
      [say.currency, statement.asset.code],
    ] as const;
    const list = this.#paper.content.within('L');
    for (const [at, [name, value]] of facts.entries()) {
      const fact = factIn(list);
      const place = { x: this.#paper.at(LEFT), y: y + at * 17 };
      this.#paper.text(name, place, { size: 9, colour: ink.faint, width: 110, tag: fact.name });
      const beside = { ...place, x: this.#paper.at(LEFT + 116) };
      this.#paper.text(value, beside, { size: 9.5, width: 270, tag: fact.value });
    }
  }

  #balances(y: number): void {
    const { asset, openingMinor, inMinor, outMinor, closingMinor } = this.#statement;
    const { say } = { say: this.#say };
    const figures = [
      [say.opening, openingMinor],
      [say.came, inMinor],
      [say.went, outMinor],
      [say.closing, closingMinor],
    ] as const;
    this.#paper.rule({ x: this.#paper.at(LEFT), y: y - 10 }, WIDTH, { colour: ink.brand, thickness: 0.8 });
    const list = this.#paper.content.within('L');
    for (const [at, [name, minor]] of figures.entries()) {
      const fact = factIn(list);
      const x = this.#paper.at(LEFT + (at * WIDTH) / figures.length);
      const width = WIDTH / figures.length - 8;
      this.#paper.text(name, { x, y }, { size: 8, colour: ink.faint, width, tag: fact.name });
      const weight = at === figures.length - 1 ? 'strong' : 'plain';
      const amount = amountText(minor, asset, say.locale);
      this.#paper.text(amount, { x, y: y + 13 }, { size: 12, weight, width, tag: fact.value });
    }
  }

  /** What the columns hold. Read once, with its row of the table; repeated above the other pages for the eye. */
  #head(row?: Tag): void {
    const names = {
      date: this.#say.date,
      description: this.#say.description,
      amount: this.#say.amount,
      balance: this.#say.balance,
    };
    for (const column of ['date', 'description', 'amount', 'balance'] as const)
      this.#cell(column, names[column], this.#y, {
        size: 8,
        colour: ink.faint,
        ...(row && { tag: row.within('TH', { scope: 'Column' }) }),
      });
    this.#y += 15;
    this.#paper.rule({ x: this.#paper.at(LEFT), y: this.#y }, WIDTH, { colour: ink.text });
  }

  #cell(column: keyof typeof columns, text: string, y: number, style: Omit<Style, 'width' | 'align'>): void {
    const { at, width } = columns[column];
    const align = column === 'amount' || column === 'balance' ? 'end' : 'start';
    this.#paper.text(text, { x: this.#paper.at(at), y }, { size: 9, ...style, width, align });
  }

  #addPage(): void {
    this.#page += 1;
    const paper = this.#paper;
    paper.doc.addPage();
    const y = A4.height - 42;
    paper.rule({ x: paper.at(LEFT), y: y - 8 }, WIDTH);
    const foot = `EGCR · ${accountNumber(this.#statement)}`;
    paper.text(foot, { x: paper.at(LEFT), y }, { size: 7.5, colour: ink.faint });
    const page = fill(this.#say.page, { page: String(this.#page) });
    paper.text(page, { x: paper.at(LEFT), y }, { size: 7.5, colour: ink.faint, width: WIDTH, align: 'end' });
  }
}
