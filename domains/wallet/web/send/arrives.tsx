import { toMajorText } from '@egcr/contract/money';
import type { FixedSide, Quote } from '@egcr/exchange/contract';
import { assets } from '@egcr/ledger/contract';
import { rateFigure } from '@egcr/rates/web';
import { AmountField } from '@egcr/ui/amount-field';
import { Button } from '@egcr/ui/button';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { ArrowLeftRight } from 'lucide-react';
import { useEffect, useState } from 'react';

import { assetCodeOr, scaleOf } from '../currencies.ts';
import { CurrencyEnd } from '../currency-end.tsx';
import { useLiveQuote, type QuoteAsked } from '../quote/live-quote.ts';
import { QuoteTrouble } from '../quote/quote-trouble.tsx';
import { useQuoteText } from '../quote/texts.ts';
import { useWalletText } from '../texts.ts';
import {
  AMOUNT_ANY,
  amountIssue,
  arrivesIn,
  decimalOf,
  fixedSideOf,
  toMinor,
  typedAmount,
  type SendValues,
} from './send-rules.ts';

type Plan = SchemaForm<SendValues, SendValues>;

/** A pause in typing after which the price is asked for: not every key asks the server. */
const PAUSE_MS = 350;

/** What is entered on either side, and the figure of the other, as the server would have it now. */
export function useAcross(plan: Plan) {
  const { locale } = useLanguage();
  const mark = decimalMark(locale);
  const asked = useSettled(askedOf(plan.form.watch(), decimalOf(mark)));
  const quote = useLiveQuote(asked, asked.amount !== '');
  const values = plan.form.watch();
  const isShown = arrivesIn(values) === asked.to && asked.amount !== '' && !quote.isError;
  const shown = isShown ? quote.data : undefined;
  const figure = (side: FixedSide) => figureOf(shown, side, mark);
  const side = fixedSideOf(values);
  return {
    quote,
    shown,
    isAsked: asked.amount !== '',
    /** Undefined where the person typed it. */
    source: side === 'target' ? figure('source') : undefined,
    target: side === 'source' ? figure('target') : undefined,
  };
}

/** The way to let a payment arrive in another currency, and what arrives then: either side may be typed. */
export function Arrives({ plan }: { readonly plan: Plan }) {
  const q = useQuoteText();
  const values = plan.form.watch();
  const arrives = arrivesIn(values);
  if (arrives === undefined) {
    const other = assets.find(({ code }) => code !== values.assetCode)?.code ?? 'USD';
    const first = values.assetCode === 'JVD' ? 'USD' : other;
    return (
      <Button
        look="quiet"
        icon={<ArrowLeftRight aria-hidden className="size-5" />}
        onClick={() => plan.form.setValue('arrives', first)}
      >
        {q('across.open')}
      </Button>
    );
  }
  return <ArrivesField plan={plan} arrives={arrives} />;
}

function ArrivesField({ plan, arrives }: { readonly plan: Plan; readonly arrives: string }) {
  const t = useWalletText();
  const q = useQuoteText();
  const across = useAcross(plan);
  const { id, name, error } = plan.field('arrivesAmount');
  const set = (field: 'arrives' | 'arrivesAmount', text: string) => {
    plan.form.setValue(field, text);
    // What arrives is typed now, so what leaves follows.
    if (field === 'arrivesAmount' && text.trim() !== '') plan.form.setValue('amount', '');
    if (plan.attempt > 0) void plan.form.trigger(['amount', 'arrivesAmount']);
  };
  const close = () => {
    plan.form.setValue('amount', across.source ?? plan.form.getValues('amount'));
    plan.form.setValue('arrivesAmount', '');
    plan.form.setValue('arrives', '');
  };
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        {...{ id, name, error }}
        label={t('check.amount')}
        assetCode={arrives}
        value={across.target ?? plan.form.watch('arrivesAmount') ?? ''}
        onValueChange={(text) => set('arrivesAmount', text)}
        size="large"
        aria-busy={across.quote.isFetching}
        end={
          <CurrencyEnd
            label={q('across.currency')}
            assetCode={arrives}
            onAssetChange={(code) =>
              code === plan.form.getValues('assetCode') ? close() : set('arrives', code)
            }
          />
        }
      />
      <Price across={across} />
      <Button look="quiet" onClick={close}>
        {q('across.close')}
      </Button>
    </div>
  );
}

/** Rate and fee in one line while one types; the check page says all of it. */
function Price({ across: { quote, shown, isAsked } }: { readonly across: ReturnType<typeof useAcross> }) {
  const q = useQuoteText();
  const t = useWalletText();
  const { locale } = useLanguage();
  if (isAsked && quote.isError)
    return <QuoteTrouble failure={quote.error} onRetry={() => void quote.refetch()} />;
  if (!shown) return <p className="min-h-6 text-sm text-ink-2" />;
  const { from, to, rate, fee } = shown;
  return (
    <p className="num flex min-h-6 flex-wrap gap-x-4 text-sm text-ink-2" aria-live="polite">
      <bdi>{q('line', { from, to, rate: rateFigure(rate, locale) })}</bdi>
      <span>
        {t('check.fee')} <bdi>{formatMoney(fee, { locale })}</bdi>
      </span>
    </p>
  );
}

function askedOf(values: SendValues, decimal: ReturnType<typeof decimalOf>): QuoteAsked {
  const to = arrivesIn(values);
  const from = assetCodeOr(values.assetCode);
  const side = fixedSideOf(values);
  const typed = typedAmount(values);
  const isReady = to !== undefined && amountIssue(typed, { decimal, availableIn: AMOUNT_ANY }) === undefined;
  return { from, to: to ?? from, side, amount: isReady ? toMinor(typed, decimal).toString() : '' };
}

function figureOf(quote: Quote | undefined, side: FixedSide, mark: string): string {
  const amount = quote?.[side];
  if (!amount) return '';
  return toMajorText(BigInt(amount.value), scaleOf(assetCodeOr(amount.assetCode))).replace('.', mark);
}

function useSettled(asked: QuoteAsked): QuoteAsked {
  const [settled, setSettled] = useState(asked);
  const text = Object.values(asked).join(' ');
  // A pause in typing is a matter of time.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the text says all that is asked
  }, [text]);
  return settled;
}
