import { A4, ink, type Paper } from '@egcr/server-kit/pdf/paper';
import type { Area, Tag } from '@egcr/server-kit/pdf/tags';
import { wrapLines } from '@egcr/server-kit/pdf/wrap-lines';

import type { Slab } from './paginate.ts';

/** Points. The text stands a column in from the beginning, where the numerals of the sections are. */
export const frame = {
  start: 56,
  indent: 40,
  top: 76,
  bottom: A4.height - 72,
  foot: A4.height - 48,
} as const;
export const WIDTH = A4.width - 2 * frame.start;
const TEXT_WIDTH = WIDTH - frame.indent;

export interface Cut {
  readonly size: number;
  readonly leading: number;
  readonly weight?: 'plain' | 'strong';
  readonly colour?: string;
  /** What the words are part of; without one nobody reads them aloud. */
  readonly tag?: Tag;
}

export const cuts = {
  body: { size: 10, leading: 15.5 },
  small: { size: 8.5, leading: 12.5, colour: ink.faint },
  label: { size: 9, leading: 13 },
  heading: { size: 16, leading: 21, weight: 'strong' },
  caption: { size: 10, leading: 15, weight: 'strong' },
} as const satisfies Readonly<Record<string, Cut>>;

export interface Box {
  /** From the beginning of the page, in reading direction. */
  readonly from: number;
  readonly width: number;
}

export const column: Box = { from: frame.start + frame.indent, width: TEXT_WIDTH };

/** Draws on a paper in the reading direction of its language. */
export class Sheet {
  readonly paper: Paper;
  readonly language: string;

  constructor(paper: Paper, language: string) {
    this.paper = paper;
    this.language = language;
  }

  lines(words: string, { leading: _leading, ...cut }: Cut, width: number): readonly string[] {
    return wrapLines(this.paper, words, { ...cut, width, language: this.language });
  }

  /** Words over as many lines as they need, each of which may begin a page. */
  words(words: string, cut: Cut, { from, width }: Box = column): readonly Slab[] {
    return this.lines(words, cut, width).map((line) => ({
      height: cut.leading,
      draw: (y) => this.line(line, { from, y }, cut),
    }));
  }

  line(line: string, { from, y }: { readonly from: number; readonly y: number }, cut: Cut): number {
    const { leading: _leading, ...style } = cut;
    return this.paper.text(line, { x: this.paper.at(from), y }, style);
  }

  /** A line that ends where the box ends. */
  lineAtEnd(line: string, { from, width, y }: Box & { readonly y: number }, cut: Cut): void {
    const { leading: _leading, ...style } = cut;
    this.paper.text(line, { x: this.paper.at(from), y }, { ...style, width, align: 'end' });
  }

  measure(line: string, { size, weight }: Cut): number {
    return this.paper.measure(line, { size, ...(weight && { weight }) });
  }

  /** A filled box. */
  fillBox(
    { from, width, y, height }: Box & { readonly y: number; readonly height: number },
    colour: string,
  ): void {
    const { doc } = this.paper;
    this.paper.ornament(() => doc.rect(this.#left({ from, width }), y, width, height).fill(colour));
  }

  /** An outlined box; dashed where it is not there yet. */
  outlineBox(
    { from, width, y, height }: Box & { readonly y: number; readonly height: number },
    { colour, isDashed = false }: { readonly colour: string; readonly isDashed?: boolean },
  ): void {
    const { doc } = this.paper;
    this.paper.ornament(() => {
      doc.save().lineWidth(0.6).strokeColor(colour);
      if (isDashed) doc.dash(2, { space: 2 });
      doc.rect(this.#left({ from, width }), y, width, height).stroke();
      doc.restore();
    });
  }

  /** Where a box is on the page, from its left edge. */
  area({ from, width, ...rest }: Box & { readonly y: number; readonly height: number }): Area {
    return { ...rest, width, x: this.#left({ from, width }) };
  }

  #left({ from, width }: Box): number {
    return this.paper.direction === 'ltr' ? from : A4.width - from - width;
  }
}
