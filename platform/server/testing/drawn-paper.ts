import PdfKit from 'pdfkit';
import { vi } from 'vitest';

import { Paper, type Style } from '../src/pdf/paper.ts';

/** A line as it stands on a page; points from the top left corner. */
export interface DrawnLine {
  /** From one. */
  readonly page: number;
  readonly words: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly style: Style;
}

export interface DrawnBox {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly filled: string | undefined;
  readonly isDashed: boolean;
}

interface DrawnPaper {
  readonly lines: readonly DrawnLine[];
  readonly boxes: readonly DrawnBox[];
  readonly pages: number;
}

/** Where everything stands that `draw` writes and fills on one paper, in the order in which it is drawn. */
export async function watchDrawing(draw: () => unknown): Promise<DrawnPaper> {
  const text = vi.spyOn(Paper.prototype, 'text');
  const [addPage, rect, fill, dash] = (['addPage', 'rect', 'fill', 'dash'] as const).map((name) =>
    vi.spyOn(PdfKit.prototype, name),
  );
  try {
    await draw();
    const pageAt = (order: number) => ordersOf(addPage).filter((added) => added < order).length;
    return {
      pages: ordersOf(addPage).length,
      lines: text.mock.calls.map(([words, at, style = {}], index) => {
        const width = Number(text.mock.results[index]?.value);
        const slack = style.align === 'end' ? Math.max(0, (style.width ?? width) - width) : 0;
        const paper: unknown = text.mock.contexts[index];
        const isLeftToRight = paper instanceof Paper && paper.direction === 'ltr';
        const left = isLeftToRight ? at.x + slack : at.x - slack - width;
        const place = { left, right: left + width, top: at.y, bottom: at.y + (style.size ?? 9) };
        return { page: pageAt(ordersOf(text)[index] ?? 0), words, ...place, style };
      }),
      boxes: (rect?.mock.calls ?? []).map((given: readonly unknown[], index) => {
        const [order = 0, next = Infinity] = ordersOf(rect).slice(index);
        const before = ordersOf(rect)[index - 1] ?? 0;
        const [left = 0, top = 0, width = 0, height = 0] = given.map(Number);
        const filledAt = ordersOf(fill).findIndex((each) => each > order && each < next);
        const colour: unknown = fill?.mock.calls[filledAt]?.[0];
        const filled = typeof colour === 'string' ? colour : undefined;
        const isDashed = ordersOf(dash).some((each) => each > before && each < order);
        return { page: pageAt(order), left, top, width, height, filled, isDashed };
      }),
    };
  } finally {
    for (const spy of [text, addPage, rect, fill, dash]) spy?.mockRestore();
  }
}

function ordersOf(spy: { readonly mock: { readonly invocationCallOrder: readonly number[] } } | undefined) {
  return spy?.mock.invocationCallOrder ?? [];
}

/** Lines of a page that stand one upon the other. */
export function overlaps({ lines }: Pick<DrawnPaper, 'lines'>): readonly string[] {
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter(
        (other) =>
          other.page === one.page &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5 &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5,
      )
      .map((other) => `${one.page}: ${one.words} / ${other.words}`),
  );
}
