import { clsx } from 'clsx';
import {
  formatMoney,
  formatMoneyToParts,
  type MoneyAmount,
  type MoneyFormat,
  type MoneyPart,
} from './format-money.ts';
import { useLocale } from './locale.tsx';

export interface MoneyProps {
  readonly amount: MoneyAmount;
  /** Writes + as well as −, for movements. */
  readonly isSigned?: boolean | undefined;
  readonly isCompact?: boolean | undefined;
  readonly isTrimmed?: boolean | undefined;
  /** `display` is for the one balance a page is about: small sign and decimals, JVD's sign in brass. `fit` is larger, and smaller where its place is too narrow for it, so that it is never broken or cut; `fit-medium` begins at half its size. `fit-line` is as large as the words beside it, and smaller where large text leaves it too little room. */
  readonly size?: 'inline' | 'display' | 'fit' | 'fit-medium' | 'fit-line' | undefined;
  /** `flow` prints what came in green; the sign is always there too. */
  readonly tone?: 'plain' | 'flow' | undefined;
  /** The words read out while amounts are hidden; given, dots stand in for the digits. */
  readonly concealedLabel?: string | undefined;
  readonly className?: string | undefined;
}

/** The only way to print money: tabular figures, the sign of its currency, isolated from the direction of the text around it. */
export function Money({
  amount,
  isSigned,
  isCompact,
  isTrimmed,
  size = 'inline',
  tone = 'plain',
  concealedLabel,
  className,
}: MoneyProps) {
  const locale = useLocale();
  const format = { locale, isSigned, isCompact, isTrimmed };
  const isIncoming = tone === 'flow' && !amount.value.startsWith('-') && !/^0+$/.test(amount.value);
  const isInline = size === 'inline' || size === 'fit-line';
  const classes = clsx(
    'num whitespace-nowrap',
    !isInline && 'font-semibold tracking-tight',
    size === 'display' && 'text-3xl',
    size === 'fit' && 'text-4xl',
    size === 'fit-medium' && 'text-2xl',
    isIncoming && 'text-ok',
    className,
  );
  if ((size === 'fit' || size === 'fit-medium') && concealedLabel === undefined)
    return <FittedMoney {...{ amount, format, size, className }} />;
  if (size === 'fit-line' && concealedLabel === undefined)
    return <LineMoney {...{ amount, format, className: clsx(isIncoming && 'text-ok', className) }} />;
  if (concealedLabel !== undefined)
    return (
      <span className={classes}>
        <span className="sr-only">{concealedLabel}</span>
        <span aria-hidden className="tracking-widest text-ink-2">
          ••••
        </span>
      </span>
    );
  return (
    <bdi className={classes}>
      {isInline ? formatMoney(amount, format) : <DisplayParts amount={amount} format={format} />}
    </bdi>
  );
}

interface PartsProps {
  readonly amount: MoneyAmount;
  readonly format: MoneyFormat;
}

function DisplayParts({ amount, format }: PartsProps) {
  return formatMoneyToParts(amount, format).map((part, place) => (
    <span key={place} className={displayPartClass(part, amount.assetCode)}>
      {part.text}
    </span>
  ));
}

/** Of the widest character, a tabular figure, in sizes of the letters. */
const FIGURE_WIDTH = 0.64;

/** As large as its length and the width of its place allow. */
function FittedMoney({
  amount,
  format,
  size,
  className,
}: PartsProps & Pick<MoneyProps, 'className'> & { readonly size: 'fit' | 'fit-medium' }) {
  const most = size === 'fit' ? 'var(--text-4xl)' : 'var(--text-2xl)';
  const length = Array.from(formatMoney(amount, format)).length;
  return (
    <span className="@container block w-full min-w-0">
      <bdi
        style={{ fontSize: `min(${most}, calc(100cqi / ${length * FIGURE_WIDTH}))` }}
        className={clsx(
          'num inline-block leading-tight font-semibold tracking-tight whitespace-nowrap',
          className,
        )}
      >
        <DisplayParts amount={amount} format={format} />
      </bdi>
    </span>
  );
}

/** As wide as its figures or as its place, whichever is less, and then as small as that: an amount that is cut off is another amount. */
function LineMoney({ amount, format, className }: PartsProps & Pick<MoneyProps, 'className'>) {
  const text = formatMoney(amount, format);
  const width = Array.from(text).length * FIGURE_WIDTH;
  return (
    <span style={{ width: `${width}em` }} className={clsx('@container block max-w-full', className)}>
      <bdi style={{ fontSize: `min(1em, calc(100cqi / ${width}))` }} className="num whitespace-nowrap">
        {text}
      </bdi>
    </span>
  );
}

function displayPartClass(part: MoneyPart, assetCode: string): string | undefined {
  if (part.kind === 'fraction') return 'text-[0.62em] font-medium text-ink-2';
  if (part.kind !== 'symbol') return undefined;
  return clsx('text-[0.82em]', assetCode === 'JVD' ? 'text-brass-text' : 'text-ink-2');
}
