import type PdfKit from 'pdfkit';

import { asText, sayInstead } from './pdfkit-inside.ts';

type Doc = InstanceType<typeof PdfKit>;

/** The standard structure types of PDF 1.7 that our papers need (ISO 32000-1, 14.8.4). */
type TagKind =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'TOC'
  | 'TOCI'
  | 'Link'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

interface TagOptions {
  /** What a picture shows, in words. */
  readonly alt?: string;
  /** Whose heading a cell is. */
  readonly scope?: 'Row' | 'Column';
  /** The name of a section. */
  readonly title?: string;
}

/**
 * What something on paper is, for programs that read it aloud or show it otherwise: a heading, a paragraph, a cell. Tags are made in
 * reading order, each within another; what is drawn without one is an ornament.
 */
export class Tag {
  readonly #doc: Doc;
  readonly #kind: TagKind;
  readonly #element: PDFKit.PDFStructureElement;
  #words = '';
  #isReordered = false;

  private constructor(doc: Doc, kind: TagKind, element: PDFKit.PDFStructureElement) {
    this.#doc = doc;
    this.#kind = kind;
    this.#element = element;
  }

  /** The outermost tag of a document that has none yet. */
  static document(doc: Doc): Tag {
    const element = doc.struct('Document');
    doc.addStructure(element);
    return new Tag(doc, 'Document', element);
  }

  /** A new tag inside this one, after those it has. */
  within(kind: TagKind, options: TagOptions = {}): Tag {
    const element = this.#doc.struct(kind, options);
    this.#element.add(element);
    return new Tag(this.#doc, kind, element);
  }

  /** What is drawn meanwhile belongs here: a picture, or words, of which it is said whether they are drawn in another order than they are read. */
  mark(draw: () => void, { words, isReordered }: Said = { words: '', isReordered: false }): void {
    this.#element.add(this.#doc.markStructureContent(this.#kind));
    draw();
    this.#doc.endMarkedContent();
    this.#words += words;
    this.#isReordered ||= isReordered;
    if (this.#isReordered) sayInstead(this.#element, this.#words);
  }

  /** Makes a box on the current page lead to a named place of the document; `words` say where to. A link is to be ended on its page. */
  leadTo(name: string, { x, y, width, height }: Area, words: string): void {
    const options: PDFKit.Mixins.AnnotationOption = {};
    Reflect.set(options, 'structParent', this.#element);
    Reflect.set(options, 'Contents', asText(words));
    this.#doc.goTo(x, y, width, height, name, options);
  }

  /** Nothing more comes into it: it can be written out, and what it held forgotten. */
  end(): void {
    this.#element.end();
  }
}

interface Said {
  readonly words: string;
  readonly isReordered: boolean;
}

/** Points from the top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws what a reading program passes over: lines, boxes, ornaments, what repeats on every page. */
export function drawOrnament(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
}
