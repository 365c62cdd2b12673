import { decimalMark } from '@egcr/ui/format-money';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { currencyOf, type Currency } from './rules/currencies.ts';
import {
  figureFrom,
  readFigure,
  writeFigure,
  type DecimalMark,
  type FigureEntry,
  type FigureIssue,
} from './rules/figures.ts';

/** How long someone has to stop typing before the figure stands in the address: browsers allow only so many changes of it. */
const SETTLE_MS = 250;

type Texts = Readonly<Record<string, string | null>>;

/**
 * The part of the address after `?`, and how to change it without a new page. The first drawing in a prerendered page sees an empty one,
 * as the server did, and the real one right after.
 */
function useAddress(): readonly [search: string, change: (texts: Texts) => void] {
  const router = useRouter();
  const search = useSyncExternalStore(
    router.onMoved,
    () => router.here().search,
    () => '',
  );
  const change = (texts: Texts) => {
    const { path, search: now } = router.here();
    const next = new URLSearchParams(now);
    for (const [name, text] of Object.entries(texts))
      if (text === null) next.delete(name);
      else next.set(name, text);
    const kept = next.toString();
    router.go(path + (kept === '' ? '' : `?${kept}`), 'replace');
  };
  return [search, change];
}

/** The currency of the page's calculations, in the address. */
export function useCurrency(): readonly [Currency, choose: (code: string) => void] {
  const [search, change] = useAddress();
  const choose = (code: string) => change({ currency: code === currencyOf(null).code ? null : code });
  return [currencyOf(new URLSearchParams(search).get('currency')), choose];
}

/** A choice of yes or no in the address. */
export function useChoice(name: string): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [search, change] = useAddress();
  return [new URLSearchParams(search).get(name) === 'yes', (isOn) => change({ [name]: isOn ? 'yes' : null })];
}

/** One figure as its field shows it. */
export interface FigureState {
  readonly entry: FigureEntry;
  /** As typed, or as the address has it. */
  readonly text: string;
  readonly issue: FigureIssue | undefined;
  /** The last one that was right. */
  readonly value: bigint;
  readonly change: (text: string) => void;
}

function toDecimalMark(mark: string): DecimalMark {
  return mark === ',' || mark === '٫' ? mark : '.';
}

/** The figures of one calculation: typed, checked, and kept in the address, so that it can be shared. `clear` brings the first ones back. */
export function useFigures<Name extends string>(
  entries: Readonly<Record<Name, FigureEntry>>,
  currencyScale: number,
): {
  readonly figure: (name: Name) => FigureState;
  readonly clear: (more?: readonly string[]) => void;
} {
  const { locale } = useLanguage();
  const [search, change] = useAddress();
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({});
  const decimal = toDecimalMark(decimalMark(locale));
  const given = new URLSearchParams(search);

  const keep = useEffectEvent(() => {
    const texts: Record<string, string> = {};
    for (const [name, entry] of Object.entries<FigureEntry>(entries)) {
      const text = typed[name];
      const read = text === undefined ? undefined : readFigure(text, entry, { currencyScale, decimal });
      if (read !== undefined && 'value' in read)
        texts[name] = writeFigure(read.value, entry, { currencyScale, decimal: '.' });
    }
    const isNew = Object.entries(texts).some(
      ([name, text]) => new URLSearchParams(search).get(name) !== text,
    );
    if (isNew) change(texts);
  });
  // The address is outside React, and waits until the typing stops.
  useEffect(() => {
    if (Object.keys(typed).length === 0) return undefined;
    const settled = setTimeout(keep, SETTLE_MS);
    return () => clearTimeout(settled);
  }, [typed]);

  const figure = (name: Name): FigureState => {
    const entry = entries[name];
    const text = typed[name];
    const kept = figureFrom(given.get(name), entry, currencyScale);
    const read = text === undefined ? undefined : readFigure(text, entry, { currencyScale, decimal });
    return {
      entry,
      text: text ?? writeFigure(kept, entry, { currencyScale, decimal }),
      issue: read !== undefined && 'issue' in read ? read.issue : undefined,
      value: read !== undefined && 'value' in read ? read.value : kept,
      change: (next) => setTyped((before) => ({ ...before, [name]: next })),
    };
  };
  const clear = (more: readonly string[] = []) => {
    setTyped({});
    change(Object.fromEntries([...Object.keys(entries), ...more].map((name) => [name, null])));
  };
  return { figure, clear };
}
