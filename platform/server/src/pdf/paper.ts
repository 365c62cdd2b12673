import PdfKit from 'pdfkit';

import { embedOutlines } from './embedding.ts';
import { FontShelf, type Weight } from './font-shelf.ts';
import { drawOrnament, Tag } from './tags.ts';
import { drawnPieces, spoken, visualRuns } from './visual-order.ts';
import { ascenderOf } from './pdfkit-inside.ts';

/** Points: 1/72 inch. The origin is the top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How a line is drawn. */
export interface Style {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** The text ends with an ellipsis where it would be wider. */
  readonly width?: number;
  /** Where in `width` it stands: at the beginning of the reading direction, or at its end. */
  readonly align?: 'start' | 'end';
  /** What it is part of; without one it is an ornament, and nobody reads it aloud. */
  readonly tag?: Tag;
}

/** The colours of the house on paper: `platform/ui/src/theme.css` in its light theme. */
export const ink = {
  text: '#17201e',
  faint: '#55605d',
  line: '#d5d2c7',
  brand: '#17574c',
  brass: '#8a6116',
  wash: '#f6f4ec',
} as const;

export const A4 = { width: 595.28, height: 841.89, margin: 48 } as const;

/** The outlines of our variable fonts are those of their thinnest weight; a line around them, in ems, makes them as dark as the others. */
const STROKE = { plain: 0.028, strong: 0.045 } as const;
const UNKNOWN = '\uFFFD';
/** Joiners, skin tones and other marks that only change how the emoji before them looks: on paper each is drawn alone, in outline. */
const SHAPERS = /^(?:\u200C|\u200D|\uFE0E|\uFE0F|\u20E3|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}])$/u;
const JOINERS = /^[\u200C\u200D]$/u;
/** French writes it before high punctuation and inside numbers; our fonts on paper have only the wider one. */
const NARROW_SPACE = '\u202F';
const UNBREAKING_SPACE = '\u00A0';

/** A document of ours: embedded fonts, all our languages, both directions, tagged for programs that read it aloud, no scripts. */
export class Paper {
  readonly doc: InstanceType<typeof PdfKit>;
  readonly direction: 'ltr' | 'rtl';
  /** All that is to be read, in reading order. */
  readonly content: Tag;
  readonly #shelves: Readonly<Record<Weight, FontShelf>>;
  readonly #varied = new Set<string>();
  #isInPicture = false;

  constructor({ language, title, madeAt }: { language: string; title: string; madeAt: Date }) {
    this.direction = language === 'ar' ? 'rtl' : 'ltr';
    this.#shelves = { plain: new FontShelf(language, 'plain'), strong: new FontShelf(language, 'strong') };
    this.doc = new PdfKit({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      font: new FontShelf('en', 'plain').sliceOf('a')?.file ?? 'Helvetica',
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: 'EGCR', Producer: 'EGCR', Creator: 'EGCR', CreationDate: madeAt },
    });
    this.content = Tag.document(this.doc);
  }

  /** Draws one line; `place` is the corner of its box at the beginning of the reading direction. Answers its width. */
  text(line: string, place: Place, style: Style = {}): number {
    const { size = 9, colour = ink.text } = style;
    const pieces = this.#fit(line, style);
    const width = widthOf(pieces);
    const slack = Math.max(0, (style.width ?? width) - width);
    const isPushed = style.align === 'end';
    const draw = () => {
      let x =
        this.direction === 'ltr'
          ? place.x + (isPushed ? slack : 0)
          : place.x - width - (isPushed ? slack : 0);
      for (const piece of pieces) {
        this.#choose(piece.file, piece.isVariable);
        this.doc.fontSize(size).fillColor(colour);
        if (piece.isVariable) this.doc.strokeColor(colour).lineWidth(size * STROKE[style.weight ?? 'plain']);
        this.doc.text(piece.text, x, place.y + piece.rise, {
          lineBreak: false,
          ...(piece.isVariable ? { fill: true, stroke: true } : {}),
        });
        x += piece.width;
      }
    };
    if (!style.tag) this.ornament(draw);
    else if (pieces.length > 0) style.tag.mark(draw, spoken(line, this.direction));
    return width;
  }

  /** How wide a line would be, without drawing it. */
  measure(line: string, style: Pick<Style, 'size' | 'weight'> = {}): number {
    return widthOf(this.#pieces(line, style));
  }

  /** A line across, from the beginning of the reading direction. */
  rule(
    { x, y }: Place,
    width: number,
    { colour = ink.line, thickness = 0.6 }: { readonly colour?: string; readonly thickness?: number } = {},
  ): void {
    const end = this.direction === 'ltr' ? x + width : x - width;
    this.ornament(() =>
      this.doc.moveTo(x, y).lineTo(end, y).lineWidth(thickness).strokeColor(colour).stroke(),
    );
  }

  /** Draws what a reading program passes over: lines, boxes, what repeats on every page. */
  ornament(draw: () => void): void {
    if (this.#isInPicture) draw();
    else drawOrnament(this.doc, draw);
  }

  /** All that is drawn meanwhile is one picture; its tag says what it shows. */
  picture(tag: Tag, draw: () => void): void {
    this.#isInPicture = true;
    tag.mark(draw);
    this.#isInPicture = false;
  }

  /** The x that lies so far from the page's beginning edge, in reading direction. */
  at(distance: number): number {
    return this.direction === 'ltr' ? distance : A4.width - distance;
  }

  /** A guilloché rosette of rotated ellipses, as on the screens. */
  rosette(place: Place, radius: number, colour: string): void {
    this.ornament(() => this.#drawRosette(place, radius, colour));
  }

  #drawRosette({ x, y }: Place, radius: number, colour: string): void {
    const count = 20;
    for (let step = 0; step < count; step += 1) {
      this.doc
        .save()
        .translate(x, y)
        .rotate((step * 180) / count);
      this.doc
        .ellipse(0, 0, radius, radius * 0.62)
        .lineWidth(0.25)
        .strokeColor(colour)
        .stroke();
      this.doc
        .ellipse(0, 0, radius * 0.8, radius * 0.58)
        .lineWidth(0.25)
        .stroke();
      this.doc.restore();
    }
  }

  /** What has been made so far and not been taken yet. */
  *taken(): Generator<Uint8Array> {
    for (;;) {
      const piece: unknown = this.doc.read();
      if (!(piece instanceof Uint8Array)) return;
      yield piece;
    }
  }

  /** Ends the document: the rest of its bytes. */
  async *rest(): AsyncGenerator<Uint8Array> {
    this.doc.end();
    for await (const piece of this.doc) if (piece instanceof Uint8Array) yield piece;
  }

  /** Ends the document: all bytes that were not taken yet, in one piece. */
  async whole(): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    for await (const piece of this.rest()) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  #pieces(line: string, style: Style): Piece[] {
    const pieces: Piece[] = [];
    for (const run of visualRuns(line.replaceAll(NARROW_SPACE, UNBREAKING_SPACE), this.direction)) {
      for (const word of drawnPieces(run)) {
        const parts = this.#byFont(Array.from(word), style.weight ?? 'plain');
        pieces.push(
          ...(run.isRightToLeft ? parts.toReversed() : parts).map((part) => this.#measured(part, style)),
        );
      }
    }
    return pieces;
  }

  #byFont(letters: readonly string[], weight: Weight): Omit<Piece, 'width' | 'rise'>[] {
    const parts: { text: string; file: string; isVariable: boolean; isJoined: boolean }[] = [];
    for (const letter of letters) {
      if (SHAPERS.test(letter)) {
        const before = parts.at(-1);
        if (before?.isJoined === true && JOINERS.test(letter)) before.text += letter;
        continue;
      }
      const shelf = this.#shelves[weight];
      const slice = shelf.sliceOf(letter) ?? shelf.sliceOf(UNKNOWN);
      if (!slice) continue;
      const shown = shelf.sliceOf(letter) ? letter : UNKNOWN;
      const last = parts.at(-1);
      if (last?.file === slice.file) last.text += shown;
      else parts.push({ ...slice, text: shown });
    }
    return parts;
  }

  #measured(part: Omit<Piece, 'width' | 'rise'>, { size = 9 }: Style): Piece {
    this.#choose(part.file, part.isVariable);
    this.doc.fontSize(size);
    // Fonts begin a line at their own ascender; all stand on the line of the first one.
    const ascent = ascenderOf(this.doc) * size;
    return { ...part, width: this.doc.widthOfString(part.text), rise: 0.97 * size - ascent };
  }

  /** By its path: the library keeps what it opened under that, and under a name of ours would open it again each time. */
  #choose(file: string, isVariable: boolean): void {
    this.doc.font(file);
    if (!isVariable || this.#varied.has(file)) return;
    embedOutlines(this.doc);
    this.#varied.add(file);
  }

  /** Cut at the end of what is read, wherever that is drawn. */
  #fit(line: string, style: Style): Piece[] {
    const { width } = style;
    const whole = this.#pieces(line, style);
    // The space at which a paragraph was broken may reach beyond the width: nobody sees it.
    if (width === undefined || widthOf(this.#pieces(line.trimEnd(), style)) <= width) return whole;
    const letters = Array.from(line);
    let [fits, tooLong] = [0, letters.length];
    while (tooLong - fits > 1) {
      const middle = Math.floor((fits + tooLong) / 2);
      const isShort = widthOf(this.#pieces(cut(letters, middle), style)) <= width;
      if (isShort) fits = middle;
      else tooLong = middle;
    }
    return this.#pieces(cut(letters, fits), style);
  }
}

function cut(letters: readonly string[], length: number): string {
  return `${letters.slice(0, length).join('').trimEnd()}…`;
}

interface Piece {
  readonly text: string;
  readonly file: string;
  readonly isVariable: boolean;
  readonly width: number;
  /** How much lower than asked for it is drawn, so that different fonts share one baseline. */
  readonly rise: number;
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.width, 0);
}
