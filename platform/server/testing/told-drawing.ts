import { join } from 'node:path';

import PdfKit from 'pdfkit';

import { invariant } from '../src/refusal.ts';

const WRITTEN = join(import.meta.dirname, '..', '..', '..', 'generated', 'drawn');

/** Where it is written down how a paper is drawn; `npm run drawn` writes it anew. */
export function drawnFile(paper: string): string {
  return join(WRITTEN, `${paper}.txt`);
}

/**
 * All that `draw` puts on one paper, line by line in the order in which it is drawn: what stands where, in which font, size and colour, and as what it is read
 * aloud. Points from the top left corner, to a tenth.
 */
export async function tellDrawing(draw: () => unknown): Promise<string> {
  const teller = new Teller();
  const originals = heard.map((name) => [name, Reflect.get(PdfKit.prototype, name)] as const);
  let depth = 0;
  for (const [name, original] of originals) {
    invariant(typeof original === 'function', `the PDF library has no ${name} now`);
    Reflect.set(PdfKit.prototype, name, function hear(this: unknown, ...given: unknown[]): unknown {
      // What the library calls within its own calls says nothing more.
      if (depth === 0) teller.hear(name, given, this);
      depth += 1;
      try {
        return Reflect.apply(original, this, given);
      } finally {
        depth -= 1;
      }
    });
  }
  try {
    await draw();
  } finally {
    for (const [name, original] of originals) Reflect.set(PdfKit.prototype, name, original);
  }
  return teller.told();
}

const heard = [
  'addPage',
  'font',
  'fontSize',
  'fillColor',
  'strokeColor',
  'lineWidth',
  'dash',
  'save',
  'restore',
  'translate',
  'rotate',
  'text',
  'moveTo',
  'lineTo',
  'rect',
  'ellipse',
  'fill',
  'stroke',
  'goTo',
  'addNamedDestination',
  'markContent',
  'markStructureContent',
  'endMarkedContent',
] as const;
type Heard = (typeof heard)[number];

/** A shape: in a row of like ones, only `x` moves. */
interface Shape {
  readonly kind: string;
  readonly x: number;
  readonly rest: string;
}

interface Pen {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly dash: string;
  readonly turned: string;
}

interface Words {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly look: string;
}

class Teller {
  readonly #told: (string | Shape)[] = [];
  readonly #saved: Pen[] = [];
  #pen: Pen = { fill: '', stroke: '', width: 1, dash: '', turned: '' };
  #font = '';
  #size = 0;
  #tag = '';
  #page = 0;
  #path: Shape[] = [];
  #words: Words[] = [];

  hear(name: Heard, given: readonly unknown[], doc: unknown): void {
    if (name === 'addPage' && this.#page === 0 && doc instanceof PdfKit) {
      const { Title: title = '', CreationDate: madeAt } = doc.info;
      this.#told.push(`${title}, made ${madeAt?.toISOString()}`);
    }
    this.#hearers[name](given);
  }

  told(): string {
    this.#endWords();
    return `${gathered(this.#told).join('\n')}\n`;
  }

  readonly #hearers: Readonly<Record<Heard, (given: readonly unknown[]) => void>> = {
    addPage: () => {
      this.#endWords();
      this.#page += 1;
      this.#told.push(`page ${this.#page}`);
    },
    font: ([file]) => {
      this.#font = String(file)
        .replace(/^.*\//, '')
        .replace(/(-normal)?\.\w+$/, '');
    },
    fontSize: ([size]) => void (this.#size = Number(size)),
    fillColor: ([fill]) => this.#take({ fill: String(fill) }),
    strokeColor: ([stroke]) => this.#take({ stroke: String(stroke) }),
    lineWidth: ([width]) => this.#take({ width: Number(width) }),
    dash: ([length, options]) =>
      this.#take({ dash: `, dashed ${String(length)} ${JSON.stringify(options)}` }),
    save: () => void this.#saved.push(this.#pen),
    restore: () => void (this.#pen = this.#saved.pop() ?? this.#pen),
    translate: (by) => this.#take({ turned: `${this.#pen.turned} from ${places(by)}` }),
    rotate: ([angle]) => this.#take({ turned: `${this.#pen.turned} turned by ${places([angle])}` }),
    text: ([text, x, y]) => this.#hearText(String(text), Number(x), Number(y)),
    moveTo: ([x, ...rest]) => this.#shape('line', x, rest),
    lineTo: ([x, y]) => {
      const { kind, x: from, rest } = this.#path.pop() ?? { kind: 'line', x: 0, rest: '' };
      this.#path.push({ kind, x: from, rest: `${rest} to ${places([x, y])}` });
    },
    rect: ([x, ...rest]) => this.#shape('box', x, rest),
    ellipse: ([x, ...rest]) => this.#shape('ellipse', x, rest),
    fill: ([colour]) => {
      if (typeof colour === 'string') this.#take({ fill: colour });
      this.#paint(`filled ${this.#pen.fill}`);
    },
    stroke: () => {
      const { stroke, width, dash } = this.#pen;
      this.#paint(`drawn ${stroke} ${Math.round(width * 100) / 100}${dash}`);
    },
    goTo: ([x, y, width, height, name]) =>
      void this.#told.push(`  from ${places([x, y, width, height])} leads to ${String(name)}`),
    addNamedDestination: ([name, , , y]) => void this.#told.push(`  at ${places([y])} is ${String(name)}`),
    markContent: () => this.#begin(''),
    markStructureContent: ([kind]) => this.#begin(` ${String(kind)}`),
    endMarkedContent: () => this.#begin(''),
  };

  #take(change: Partial<Pen>): void {
    this.#pen = { ...this.#pen, ...change };
  }

  #hearText(text: string, x: number, y: number): void {
    const look = `${this.#font} ${places([this.#size])} ${this.#pen.fill}`;
    this.#words.push({ x, y, text, look });
  }

  #begin(tag: string): void {
    this.#endWords();
    this.#tag = tag;
  }

  /** The pieces of a line, each in its own font, from left to right. */
  #endWords(): void {
    const [first] = this.#words;
    if (first === undefined) return;
    const text = this.#words.map((piece) => piece.text).join('');
    const looks = [...new Set(this.#words.map(({ look }) => look))].join(' + ');
    this.#told.push(`  ${places([first.x, first.y])}${this.#tag} ${JSON.stringify(text)} ${looks}`);
    this.#words = [];
  }

  #shape(kind: string, x: unknown, rest: readonly unknown[]): void {
    this.#path.push({ kind, x: Number(x), rest: ` ${places(rest)}` });
  }

  #paint(how: string): void {
    for (const { kind, x, rest } of this.#path)
      this.#told.push({ kind: `${kind}${this.#tag}`, x, rest: `${rest} ${how}${this.#pen.turned}` });
    this.#path = [];
  }
}

/** Shapes that stand side by side, each as far from the one before, are told as one row. */
function gathered(told: readonly (string | Shape)[]): readonly string[] {
  const lines: string[] = [];
  for (let at = 0; at < told.length; at += 1) {
    const first = told[at];
    if (typeof first === 'string') lines.push(first);
    else if (first !== undefined) {
      const row = rowFrom(told, at);
      const last = row.at(-1) ?? first;
      const more = row.length > 1 ? ` … ${places([last.x])}, ${row.length} times` : '';
      lines.push(`  ${first.kind} ${places([first.x])}${more}${first.rest}`);
      at += row.length - 1;
    }
  }
  return lines;
}

function rowFrom(told: readonly (string | Shape)[], from: number): readonly Shape[] {
  const row: Shape[] = [];
  for (const next of told.slice(from)) {
    const [first, second] = row;
    const last = row.at(-1);
    if (typeof next === 'string') break;
    if (first && (next.kind !== first.kind || next.rest !== first.rest)) break;
    if (first && second && last && Math.abs(next.x - last.x - (second.x - first.x)) > 0.01) break;
    row.push(next);
  }
  return row;
}

function places(numbers: readonly unknown[]): string {
  return numbers.map((each) => String(Math.round(Number(each) * 10) / 10)).join(' ');
}
