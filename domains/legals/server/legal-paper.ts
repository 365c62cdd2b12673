import { A4, ink, Paper } from '@egcr/server-kit/pdf/paper';
import type { Tag } from '@egcr/server-kit/pdf/tags';
import { wrapLines } from '@egcr/server-kit/pdf/wrap-lines';

import type { LegalVersion } from '../contract/documents.ts';
import type { LegalText } from '../contract/legal-text.ts';
import type { CommonText } from '../contract/texts/common-text.ts';

interface LegalPaper {
  readonly text: LegalText;
  readonly common: CommonText;
  readonly language: string;
  readonly version: LegalVersion;
  readonly hash: string;
  readonly madeAt: Date;
}

const WIDTH = A4.width - 2 * A4.margin;
const BOTTOM = A4.height - A4.margin - 24;
const BODY = { size: 10, leading: 15.5 } as const;
const HEADING = { size: 13, leading: 18, weight: 'strong' } as const;
const TITLE = { size: 22, leading: 28, weight: 'strong' } as const;

interface Cut {
  readonly size: number;
  readonly leading: number;
  readonly weight?: 'plain' | 'strong';
  readonly colour?: string;
  readonly tag: Tag;
}

/** Writes downwards and turns the page where it is full. */
class Column {
  readonly paper: Paper;
  readonly #language: string;
  readonly #foot: string;
  #y = 0;
  #page = 0;

  constructor(paper: Paper, language: string, foot: string) {
    this.paper = paper;
    this.#language = language;
    this.#foot = foot;
    this.turn();
  }

  turn(): void {
    this.paper.doc.addPage();
    this.#page += 1;
    this.#y = A4.margin;
    const place = { x: this.paper.at(A4.margin), y: A4.height - A4.margin };
    this.paper.text(this.#foot, place, { size: 7, colour: ink.faint, width: WIDTH - 30 });
    this.paper.text(
      String(this.#page),
      { x: this.paper.at(A4.width - A4.margin - 24), y: place.y },
      { size: 7, colour: ink.faint, width: 24, align: 'end' },
    );
  }

  gap(height: number): void {
    this.#y += height;
  }

  /** So much has to fit on this page, or the next one begins. */
  keep(height: number): void {
    if (this.#y + height > BOTTOM) this.turn();
  }

  write(words: string, { leading, ...style }: Cut): void {
    for (const line of wrapLines(this.paper, words, { ...style, width: WIDTH, language: this.#language })) {
      this.keep(leading);
      this.paper.text(line, { x: this.paper.at(A4.margin), y: this.#y }, style);
      this.#y += leading;
    }
  }

  rule(): void {
    this.paper.rule({ x: this.paper.at(A4.margin), y: this.#y }, WIDTH, { colour: ink.brand });
  }
}

/** A legal document on A4: title, version, its sections, what EGCR is not, and which language binds. */
export function drawLegal({ text, common, language, version, hash, madeAt }: LegalPaper): Paper {
  const paper = new Paper({ language, title: text.title, madeAt });
  const column = new Column(paper, language, `EGCR · ${version.version} · SHA-256 ${hash}`);
  const { content } = paper;
  const faint = () => ({ ...BODY, colour: ink.faint, tag: content.within('P') });
  column.write('EGCR', { ...faint(), size: 11, leading: 26, weight: 'strong', colour: ink.brand });
  column.write(text.title, { ...TITLE, tag: content.within('H1') });
  column.write(text.summary, faint());
  column.gap(6);
  column.write(`${version.version} · ${version.publishedOn}`, { ...faint(), size: 9 });
  column.gap(4);
  column.rule();
  column.gap(14);
  for (const section of [...text.sections, common.notice]) {
    column.keep(HEADING.leading + 3 * BODY.leading);
    const tag = content.within('Sect', { title: section.title });
    column.write(section.title, { ...HEADING, tag: tag.within('H2') });
    column.gap(3);
    for (const paragraph of section.body) {
      column.write(paragraph, { ...BODY, tag: tag.within('P') });
      column.gap(6);
    }
    column.gap(8);
  }
  column.write(common.binding, { ...faint(), size: 9 });
  return paper;
}
