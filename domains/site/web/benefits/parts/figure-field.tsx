import { AmountField } from '@egcr/ui/amount-field';
import { controlGroupClass, Field } from '@egcr/ui/field';
import { formatMoney } from '@egcr/ui/format-money';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import { benefitsPartsTexts } from './texts.ts';
import type { Currency } from '../rules/currencies.ts';
import { counted, scaleOf } from '../rules/figures.ts';
import type { FigureState } from '../use-figures.ts';
import { useAmounts } from './use-amounts.ts';

/** More digits than any bound has, in every currency. */
const TYPED_MAX_LENGTH = 30;

const LARGE_DIGITS = 10;

interface FigureFieldProps {
  readonly label: string;
  readonly figure: FigureState;
  readonly currency: Currency;
}

/** The entry of one figure; money with its sign, a percentage with its own. */
export function FigureField({ label, figure, currency }: FigureFieldProps) {
  const error = useIssue(figure, currency);
  const { amount } = useAmounts(currency);
  if (figure.entry.kind === 'money') {
    return (
      <AmountField
        label={label}
        hint={isLarge(figure) ? <bdi className="num">{amount(figure.value)}</bdi> : undefined}
        error={error}
        value={figure.text}
        onValueChange={figure.change}
        assetCode={currency.code}
        maxLength={TYPED_MAX_LENGTH}
      />
    );
  }
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <div className={controlGroupClass}>
          <input
            {...wiring}
            inputMode={figure.entry.kind === 'percent' ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={TYPED_MAX_LENGTH}
            value={figure.text}
            onChange={(event) => figure.change(event.currentTarget.value)}
            className="num min-w-0 flex-1 rounded-md bg-transparent px-3.5 font-semibold outline-none"
          />
          {figure.entry.kind === 'percent' && (
            <span aria-hidden className="grid place-items-center pe-3.5 font-semibold text-ink-2">
              %
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** Amounts that may have so many digits that nobody counts them are written out above their field. */
function isLarge({ entry }: FigureState): boolean {
  return entry.max.length >= LARGE_DIGITS;
}

/** What is wrong with the figure, with the bound it breaks. */
function useIssue({ issue, entry }: FigureState, currency: Currency): string | undefined {
  const t = useText(benefitsPartsTexts);
  const { locale } = useLanguage();
  const bound = (text: string) => {
    const scale = scaleOf(entry, currency.scale);
    if (entry.kind === 'money') {
      const amount = {
        value: counted(text, scale).toString(),
        assetCode: currency.code,
        assetScale: currency.scale,
      };
      return formatMoney(amount, { locale, isTrimmed: true });
    }
    return new Intl.NumberFormat(locale).format(Number(text));
  };
  switch (issue) {
    case undefined:
      return undefined;
    case 'too_small':
      return t('issue.too_small', { min: bound(entry.min) });
    case 'too_large':
      return t('issue.too_large', { max: bound(entry.max) });
    default:
      return t(`issue.${issue}`);
  }
}
