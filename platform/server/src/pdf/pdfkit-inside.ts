/**
 * All that we use of pdfkit besides its public calls, which offer none of it: how letters are added to a font, how high a font stands, and what a
 * tag says in place of what is drawn. `pdfkit-inside.test.ts` fails where an update moves one of them (decision 66).
 */
import type PdfKit from 'pdfkit';

import { invariant } from '../refusal.ts';

export interface Path {
  readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
}

interface Glyph {
  readonly advanceWidth: number;
  readonly path: Path;
  _getMetrics(): { readonly leftBearing: number };
}

/** What a subset of a TrueType font is made of, as far as adding a letter touches it. */
interface Subset {
  readonly font: { getGlyph(id: number): Glyph };
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}

function isSubset(value: unknown): value is Subset {
  return typeof value === 'object' && value !== null && '_addGlyph' in value && 'font' in value;
}

/** The font that was chosen last is written with outlines as `encode` makes them, in place of those of its file. */
export function writeOutlines(doc: InstanceType<typeof PdfKit>, encode: (path: Path) => Uint8Array): void {
  const subset = part(part(doc, '_font'), 'subset');
  invariant(isSubset(subset), 'the PDF library keeps its subsets elsewhere now');
  subset._addGlyph = (id) => {
    const glyph = subset.font.getGlyph(id);
    const outline = encode(glyph.path);
    subset.glyf.push(outline);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
    subset.offset += outline.length;
    return subset.glyf.length - 1;
  };
}

/** How high the font that was chosen last stands above its baseline, in ems. */
export function ascenderOf(doc: InstanceType<typeof PdfKit>): number {
  const ascender = part(part(doc, '_font'), 'ascender');
  invariant(typeof ascender === 'number', 'the PDF library keeps the height of a font elsewhere now');
  return ascender / 1000;
}

/** What a tag says in place of what is drawn in it; known only after its first words were drawn, when the library takes it no longer. */
export function sayInstead(element: PDFKit.PDFStructureElement, words: string): void {
  const data = part(part(element, 'dictionary'), 'data');
  invariant(typeof data === 'object' && data !== null, 'the PDF library keeps what tags say elsewhere now');
  Reflect.set(data, 'ActualText', asText(words));
}

/** The library writes plain strings as names, and only wrapped ones as text. */
export function asText(words: string): unknown {
  return Object(words);
}

/** Something of the PDF library that its types do not tell of. */
function part(whole: unknown, name: string): unknown {
  invariant(typeof whole === 'object' && whole !== null, `the PDF library keeps ${name} elsewhere now`);
  return Reflect.get(whole, name);
}
