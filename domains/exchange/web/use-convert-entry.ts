import { toMajorText } from '@egcr/contract/money';
import { decimalMark } from '@egcr/ui/format-money';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useWay } from '@egcr/web-kit/way';
import { useEffect, useState } from 'react';
import type { AssetCode } from '@egcr/ledger/contract';
import {
  assetCodeOr,
  scaleOf,
  type WalletReading,
  accountIn,
  amountIssue,
  decimalOf,
  toMinor,
  useLiveQuote,
} from '@egcr/wallet/web';

import type { FixedSide, Quote } from '../contract/index.ts';
import { addressOfView, type ConvertView } from './convert-address.ts';

const PAUSE_MS = 350;

interface Typed {
  readonly from: AssetCode;
  readonly to: AssetCode;
  readonly side: FixedSide;
  readonly text: string;
}

/** What is entered on either side, the quote for it, and what is wrong with it. */
export function useConvertEntry(wallet: WalletReading, begin: ConvertView) {
  const { locale } = useLanguage();
  const mark = decimalMark(locale);
  const [typed, setTyped] = useState<Typed>(() => ({
    from: begin.from,
    to: begin.to,
    side: begin.side,
    text:
      begin.amount === ''
        ? ''
        : figureOf(begin.amount, begin.side === 'source' ? begin.from : begin.to, mark),
  }));
  const { from, to, side, text } = typed;
  const fixed = side === 'source' ? from : to;
  const values = { amount: text, assetCode: fixed };
  const available = BigInt(accountIn(wallet, from)?.available.value ?? '0');
  const decimal = decimalOf(mark);
  const issue = text.trim() === '' ? undefined : amountIssue(values, { decimal, availableIn: () => MANY });
  const isReady = text.trim() !== '' && issue === undefined;
  const view: ConvertView = {
    from,
    to,
    side,
    amount: isReady ? toMinor(values, decimal).toString() : '',
    quoteId: undefined,
  };
  const asked = useSettled(view);
  const isAsked = addressOfView(asked) === addressOfView(view);
  useAddress(asked);
  const quote = useLiveQuote(asked, asked.amount !== '');
  const current = isReady && !quote.isPlaceholderData && !quote.isError ? quote.data : undefined;
  const shown = isReady && !quote.isError ? quote.data : undefined;
  return {
    ...typed,
    asked,
    issue,
    quote,
    /** The quote for exactly what is entered; undefined while it is on its way. */
    current: isAsked ? current : undefined,
    available,
    source: side === 'source' ? text : otherFigure(shown, 'source', mark),
    target: side === 'target' ? text : otherFigure(shown, 'target', mark),
    isShort: sourceOf(view, isAsked ? current : undefined) > available,
    type: (typedSide: FixedSide, amount: string) => setTyped({ from, to, side: typedSide, text: amount }),
    choose: (chosenSide: FixedSide, code: string) => setTyped(chosen(typed, chosenSide, assetCodeOr(code))),
    swap: () => {
      const gets = side === 'target' ? text : otherFigure(shown, 'target', mark);
      setTyped({ from: to, to: from, side: 'source', text: gets === '' ? text : gets });
    },
  };
}

export type ConvertEntry = ReturnType<typeof useConvertEntry>;

/** Amounts are judged against what one has once the source is known, whichever side was typed. */
const MANY = 10n ** 19n;

function sourceOf({ side, amount }: ConvertView, quote: Quote | undefined): bigint {
  if (side === 'source') return BigInt(amount === '' ? 0 : amount);
  return BigInt(quote?.source.value ?? 0);
}

/** Choosing the other side's currency exchanges the two. */
function chosen(typed: Typed, side: FixedSide, code: AssetCode): Typed {
  const { from, to } = typed;
  if (side === 'source') return { ...typed, from: code, to: code === to ? from : to };
  return { ...typed, to: code, from: code === from ? to : from };
}

function otherFigure(quote: Quote | undefined, side: FixedSide, mark: string): string {
  const amount = quote?.[side];
  return amount ? figureOf(amount.value, assetCodeOr(amount.assetCode), mark) : '';
}

/** Minor units as a person types them. */
function figureOf(value: string, asset: AssetCode, mark: string): string {
  return toMajorText(BigInt(value), scaleOf(asset)).replace('.', mark);
}

/** The view once nothing has been typed for a moment: not every key asks the server. */
function useSettled(view: ConvertView): ConvertView {
  const [settled, setSettled] = useState(view);
  const address = addressOfView(view);
  // A pause in typing is a matter of time.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(view), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the address says all that is in the view
  }, [address]);
  return settled;
}

/** What is entered stands in the address, so that it outlives a reload and can be shared. */
function useAddress(view: ConvertView): void {
  const { go } = useWay();
  const address = addressOfView(view);
  // The address belongs to the browser.
  useEffect(() => {
    if (window.location.pathname + window.location.search !== address) go(address, 'replace');
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of what is entered changes the address
  }, [address]);
}
