import { clsx } from 'clsx';
import { formatMoney, formatMoneyToParts, type MoneyAmount, type MoneyPart } from './format-money.ts';
import { useLocale } from './locale.tsx';

export interface MoneyProps {
  readonly amount: MoneyAmount;
  /** Writes + as well as −, for movements. */
  readonly isSigned?: boolean | undefined;
  readonly isCompact?: boolean | undefined;
  readonly isTrimmed?: boolean | undefined;
  /** `display` is for the one balance a page is about: small sign and decimals, JVD's sign in brass. */
  readonly size?: 'inline' | 'display' | undefined;
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
  const classes = clsx(
    'num whitespace-nowrap',
    size === 'display' && 'text-3xl font-semibold tracking-tight',
    isIncoming && 'text-ok',
    className,
  );
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
      {size === 'inline'
        ? formatMoney(amount, format)
        : formatMoneyToParts(amount, format).map((part, place) => (
            <span key={place} className={displayPartClass(part, amount.assetCode)}>
              {part.text}
            </span>
          ))}
    </bdi>
  );
}

function displayPartClass(part: MoneyPart, assetCode: string): string | undefined {
  if (part.kind === 'fraction') return 'text-[0.62em] font-medium text-ink-2';
  if (part.kind !== 'symbol') return undefined;
  return clsx('text-[0.82em]', assetCode === 'JVD' ? 'text-brass-text' : 'text-ink-2');
}
