/**
 * Lets the PDF library embed letters of a WOFF2 font. It copies outlines from a table that WOFF2 does not have; here each outline is
 * written anew from what the font reader has made of it.
 */
import type PdfKit from 'pdfkit';

import { writeOutlines, type Path } from './pdfkit-inside.ts';

/** To be called once, right after such a font was first chosen in the document. */
export function embedOutlines(doc: InstanceType<typeof PdfKit>): void {
  writeOutlines(doc, encodeOutline);
}

/**
 * An outline in the form of TrueType's `glyf` table, plainly: one flag a point, all distances in two bytes.
 * https://learn.microsoft.com/typography/opentype/spec/glyf
 */
function encodeOutline({ commands }: Path): Uint8Array {
  const [xs, ys, flags, ends]: [number[], number[], number[], number[]] = [[], [], [], []];
  const add = (x = 0, y = 0, onCurve = 1) => {
    xs.push(Math.round(x));
    ys.push(Math.round(y));
    flags.push(onCurve);
  };
  for (const { command, args } of commands) {
    if (command === 'closePath') ends.push(xs.length - 1);
    else if (command === 'quadraticCurveTo') {
      add(args[0], args[1], 0);
      add(args[2], args[3]);
    } else add(args[0], args[1]);
  }
  if (xs.length === 0) return new Uint8Array(0);
  const size = 10 + 2 * ends.length + 2 + xs.length * 5;
  const bytes = new Uint8Array(Math.ceil(size / 4) * 4);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const word = (value: number) => {
    view.setInt16(at, value);
    at += 2;
  };
  for (const value of [ends.length, least(xs), least(ys), most(xs), most(ys), ...ends, 0]) word(value);
  bytes.set(flags, at);
  at += flags.length;
  for (const list of [xs, ys])
    for (const [place, value] of list.entries()) word(value - (list[place - 1] ?? 0));
  return bytes;
}

function least(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value));
}

function most(values: readonly number[]): number {
  return values.reduce((high, value) => Math.max(high, value));
}
