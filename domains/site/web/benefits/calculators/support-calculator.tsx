import { currentPolicy } from '@egcr/support/contract';
import { FiguresTableToggle } from '@egcr/ui/figures-table';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { benefitsTexts } from '../texts.ts';
import { benefitsCalculatorsTexts } from './texts.ts';
import { Calculator, CurrencyChoice } from '../parts/calculator.tsx';
import { FigureField } from '../parts/figure-field.tsx';
import { Headline, SideFigures } from '../parts/headline.tsx';
import { useAmounts } from '../parts/use-amounts.ts';
import { earningSteps, supportEnds, supportWeek } from '../rules/support.ts';
import { useCurrency, useFigures } from '../use-figures.ts';
import { supportEntries } from './fee-entries.ts';

const TABLE_STEPS = 10;

/** What the rule by which support is paid does with earnings. */
export function SupportCalculator() {
  const t = useText(benefitsCalculatorsTexts);
  const shared = useText(benefitsTexts);
  const [currency, choose] = useCurrency();
  const { figure, clear } = useFigures(supportEntries, currency.scale);
  const { amount, percent } = useAmounts(currency);
  const weekly = figure('support').value;
  const earned = figure('earned').value;
  const week = supportWeek(weekly, earned);
  const { weeks, waitDays, freeHundredths, taperHundredths, cvPercent, restWeeks } = currentPolicy;
  return (
    <Calculator
      id="support"
      title={t('support.title')}
      text={t('support.text')}
      onReset={() => clear(['currency'])}
      fields={
        <>
          <CurrencyChoice currency={currency} choose={choose} />
          <FigureField label={t('support.weekly')} figure={figure('support')} currency={currency} />
          <FigureField label={t('support.earned')} figure={figure('earned')} currency={currency} />
        </>
      }
    >
      <Headline
        label={t('support.paid')}
        value={amount(week.supportMinor)}
        tone={week.supportMinor > 0n ? 'good' : 'plain'}
      />
      <div className="flex flex-col gap-1">
        <Drawing weekly={weekly} earned={earned} />
        <div aria-hidden className="num flex justify-between gap-4 text-xs text-ink-2">
          <bdi>{amount(0n)}</bdi>
          <span>{t('support.earned')}</span>
          <bdi>{amount(drawnTo(weekly, earned))}</bdi>
        </div>
      </div>
      <SideFigures
        figures={[
          { label: t('support.income'), value: amount(week.incomeMinor), mark: 'line' },
          {
            label: t('support.most', { weeks: String(weeks) }),
            value: amount(week.supportMinor * BigInt(weeks)),
          },
        ]}
      />
      <p className="max-w-[60ch] text-sm text-ink-2">
        {t('support.rule', {
          free: percent(freeHundredths),
          taper: percent(taperHundredths),
          days: String(waitDays),
          weeks: String(weeks),
        })}{' '}
        {t('support.end', { amount: amount(supportEnds(weekly)) })}{' '}
        {t('support.claim', { cv: percent(BigInt(cvPercent) * 100n), rest: String(restWeeks) })}
      </p>
      <FiguresTableToggle
        isNumeric
        toggleLabel={shared('table')}
        caption={t('support.course')}
        head={[t('support.earned'), t('support.paid'), t('support.income')]}
        rows={earningSteps(weekly, TABLE_STEPS).map((step) => {
          const at = supportWeek(weekly, step);
          return [amount(step), amount(at.supportMinor), amount(at.incomeMinor)];
        })}
      />
    </Calculator>
  );
}

const WIDE = 600;
const HIGH = 220;
const DRAWN_STEPS = 60;

/** The largest earnings of the drawing. */
function drawnTo(weekly: bigint, earned: bigint): bigint {
  const last = earningSteps(weekly, 1).at(-1) ?? 1n;
  return earned > last ? earned : last;
}

/** Earnings along the bottom; under the line the earnings themselves, and on top of them the support. */
function Drawing({ weekly, earned }: { readonly weekly: bigint; readonly earned: bigint }) {
  const end = drawnTo(weekly, earned);
  const last = Math.max(Number(end), 1);
  const across = (minor: bigint) => (Number(minor) / last) * WIDE;
  const up = (minor: bigint) => HIGH - (Number(minor) / (last * 1.02)) * HIGH;
  const points = [...earningSteps(weekly, DRAWN_STEPS), end].map((step) => ({
    step,
    ...supportWeek(weekly, step),
  }));
  const line = points
    .map(({ step, incomeMinor }) => `${across(step).toFixed(1)} ${up(incomeMinor).toFixed(1)}`)
    .join('L');
  const ground = points
    .toReversed()
    .map(({ step }) => `${across(step).toFixed(1)} ${up(step).toFixed(1)}`)
    .join('L');
  const here = supportWeek(weekly, earned);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      fill="none"
      className="h-48 w-full overflow-visible border-b border-line-strong **:[vector-effect:non-scaling-stroke] sm:h-60 rtl:-scale-x-100"
    >
      <path d={`M0 ${HIGH}L${WIDE} ${up(end).toFixed(1)}V${HIGH}Z`} className="fill-sunken" />
      <path d={`M${line}L${ground}Z`} className="fill-brand-soft forced:fill-none" />
      <path d={`M${line}`} className="stroke-brand-text" strokeWidth="3" />
      <path
        d={`M${across(earned).toFixed(1)} ${HIGH}V${up(here.incomeMinor).toFixed(1)}`}
        className="stroke-brass-text"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path
        d={`M${across(earned).toFixed(1)} ${up(here.incomeMinor).toFixed(1)}h0.01`}
        className="stroke-brass-text"
        strokeWidth="12"
        strokeLinecap="round"
      />
    </svg>
  );
}
