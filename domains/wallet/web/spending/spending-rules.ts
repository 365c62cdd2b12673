import type { WireMoney } from '@egcr/contract/money';

/** A month in the reader's words: November 2026, or Nov where years need no telling apart. */
export function monthName(
  month: string,
  { locale, form }: { readonly locale: string; readonly form: 'long' | 'short' },
): string {
  const parts =
    form === 'long' ? ({ year: 'numeric', month: 'long' } as const) : ({ month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00.000Z`),
  );
}

/** How long an amount is drawn: only for a drawing, never printed. Exact to the pixel at any size. */
export function drawnValue({ value, assetScale }: WireMoney): number {
  return Number(value) / 10 ** assetScale;
}
