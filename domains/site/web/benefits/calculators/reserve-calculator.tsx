import { Banner } from '@egcr/ui/banner';
import { FiguresTableToggle } from '@egcr/ui/figures-table';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { benefitsTexts } from '../texts.ts';
import { benefitsCalculatorsTexts } from './texts.ts';
import { Calculator, CurrencyChoice } from '../parts/calculator.tsx';
import { FigureField } from '../parts/figure-field.tsx';
import { Headline, SideFigures } from '../parts/headline.tsx';
import { useAmounts } from '../parts/use-amounts.ts';
import { tryReserve, type ReserveOutcome } from '../rules/reserve.ts';
import { useCurrency, useFigures } from '../use-figures.ts';
import { reserveEntries } from './fee-entries.ts';

/** Whether reserves still meet a requirement after deposits have left. */
export function ReserveCalculator() {
  const t = useText(benefitsCalculatorsTexts);
  const shared = useText(benefitsTexts);
  const [currency, choose] = useCurrency();
  const { figure, clear } = useFigures(reserveEntries, currency.scale);
  const { amount } = useAmounts(currency);
  const outcome = tryReserve({
    depositsMinor: figure('deposits').value,
    heldMinor: figure('held').value,
    ratioHundredths: figure('ratio').value,
    outflowHundredths: figure('outflow').value,
  });
  const { now, after, unpaidMinor } = outcome;
  const isMet = after.excessMinor >= 0n;
  return (
    <Calculator
      id="reserve"
      title={t('reserve.title')}
      text={t('reserve.text')}
      onReset={() => clear(['currency'])}
      fields={
        <>
          <CurrencyChoice currency={currency} choose={choose} />
          <FigureField label={t('reserve.deposits')} figure={figure('deposits')} currency={currency} />
          <FigureField label={t('reserve.held')} figure={figure('held')} currency={currency} />
          <FigureField label={t('reserve.ratio')} figure={figure('ratio')} currency={currency} />
          <FigureField label={t('reserve.outflow')} figure={figure('outflow')} currency={currency} />
        </>
      }
    >
      <Headline
        label={`${t('reserve.after')}: ${t(isMet ? 'reserve.excess' : 'reserve.short')}`}
        value={amount(isMet ? after.excessMinor : -after.excessMinor)}
        tone={isMet ? 'good' : 'bad'}
      />
      {unpaidMinor > 0n && (
        <Banner tone="warn">{t('reserve.unpaid', { amount: amount(unpaidMinor) })}</Banner>
      )}
      <Drawing outcome={outcome} />
      <SideFigures
        figures={[
          { label: t('reserve.held'), value: amount(after.heldMinor), mark: 'held' },
          { label: t('reserve.required'), value: amount(after.requiredMinor), mark: 'required' },
        ]}
      />
      <FiguresTableToggle
        isNumeric
        toggleLabel={shared('table')}
        caption={t('reserve.course')}
        head={[t('reserve.title'), t('reserve.now'), t('reserve.after')]}
        rows={[
          [t('reserve.deposits'), amount(now.depositsMinor), amount(after.depositsMinor)],
          [t('reserve.held'), amount(now.heldMinor), amount(after.heldMinor)],
          [t('reserve.required'), amount(now.requiredMinor), amount(after.requiredMinor)],
        ]}
      />
    </Calculator>
  );
}

/** Two bars of reserves, each with the mark that it has to reach. */
function Drawing({ outcome: { now, after } }: { readonly outcome: ReserveOutcome }) {
  const t = useText(benefitsCalculatorsTexts);
  const states = [
    ['now', now],
    ['after', after],
  ] as const;
  const most =
    Math.max(
      1,
      ...states.flatMap(([, { heldMinor, requiredMinor }]) => [Number(heldMinor), Number(requiredMinor)]),
    ) * 1.05;
  const share = (minor: bigint) => `${(Number(minor) / most) * 100}%`;
  return (
    <div aria-hidden className="flex flex-col gap-5">
      {states.map(([name, { heldMinor, requiredMinor, excessMinor }]) => (
        <div key={name} className="flex flex-col gap-1.5">
          <span className="text-sm">{t(`reserve.${name}`)}</span>
          <svg className="h-12 w-full overflow-visible rtl:-scale-x-100">
            <rect y="8" width="100%" height="32" rx="3" className="fill-sunken" />
            <rect
              y="8"
              width={share(heldMinor)}
              height="32"
              rx="3"
              className={`${excessMinor >= 0n ? 'fill-viz-1' : 'fill-viz-4'} forced:fill-[CanvasText]`}
            />
            <line
              x1={share(requiredMinor)}
              x2={share(requiredMinor)}
              y1="0"
              y2="48"
              className="stroke-brass-text"
              strokeWidth="3"
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
