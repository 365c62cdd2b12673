import { Checkbox } from '@egcr/ui/checkbox';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { benefitsCalculatorsTexts } from './texts.ts';
import { Calculator, CurrencyChoice } from '../parts/calculator.tsx';
import { CostCourse } from '../parts/cost-course.tsx';
import { FigureField } from '../parts/figure-field.tsx';
import { useAmounts } from '../parts/use-amounts.ts';
import type { Currency } from '../rules/currencies.ts';
import {
  CONVERSION_HUNDREDTHS,
  costInside,
  costMixed,
  costToday,
  WHOLE_HUNDREDTHS,
  yearOf,
} from '../rules/payment-costs.ts';
import { useChoice, useCurrency, useFigures } from '../use-figures.ts';
import { giveEntries, payEntries, sendEntries } from './fee-entries.ts';

function Basis({ currency }: { readonly currency: Currency }) {
  const t = useText(benefitsCalculatorsTexts);
  const { percent } = useAmounts(currency);
  return (
    <p className="max-w-[60ch] text-sm text-ink-2">
      {t('fees.basis', { percent: percent(CONVERSION_HUNDREDTHS) })}
    </p>
  );
}

/** What someone pays for sending money, against what they would pay here. */
export function SendCalculator() {
  const t = useText(benefitsCalculatorsTexts);
  const [currency, choose] = useCurrency();
  const { figure, clear } = useFigures(sendEntries, currency.scale);
  const [converts, setConverts] = useChoice('convert');
  const payments = {
    volumeMinor: figure('send').value,
    count: figure('payments').value,
    percentHundredths: figure('percent').value,
    fixedMinor: figure('fixed').value,
  };
  const year = yearOf(costToday(payments), costInside(payments, converts ? WHOLE_HUNDREDTHS : 0n));
  return (
    <Calculator
      id="send"
      title={t('send.title')}
      text={t('send.text')}
      onReset={() => clear(['currency', 'convert'])}
      fields={
        <>
          <CurrencyChoice currency={currency} choose={choose} />
          <FigureField label={t('send.volume')} figure={figure('send')} currency={currency} />
          <FigureField label={t('send.count')} figure={figure('payments')} currency={currency} />
          <FigureField label={t('fees.percent')} figure={figure('percent')} currency={currency} />
          <FigureField label={t('fees.fixed')} figure={figure('fixed')} currency={currency} />
          <Checkbox
            label={t('send.convert')}
            checked={converts}
            onChange={(event) => setConverts(event.currentTarget.checked)}
          />
        </>
      }
    >
      <CostCourse year={year} currency={currency} />
      <Basis currency={currency} />
    </Calculator>
  );
}

/** What a business pays for taking payments, against what it would pay here. */
export function PayCalculator() {
  const t = useText(benefitsCalculatorsTexts);
  const [currency, choose] = useCurrency();
  const { figure, clear } = useFigures(payEntries, currency.scale);
  const payments = {
    volumeMinor: figure('volume').value,
    count: figure('payments').value,
    percentHundredths: figure('percent').value,
    fixedMinor: figure('fixed').value,
  };
  const year = yearOf(costToday(payments), costInside(payments, figure('share').value));
  return (
    <Calculator
      id="pay"
      title={t('pay.title')}
      text={t('pay.text')}
      onReset={() => clear(['currency'])}
      fields={
        <>
          <CurrencyChoice currency={currency} choose={choose} />
          <FigureField label={t('pay.volume')} figure={figure('volume')} currency={currency} />
          <FigureField label={t('pay.count')} figure={figure('payments')} currency={currency} />
          <FigureField label={t('fees.percent')} figure={figure('percent')} currency={currency} />
          <FigureField label={t('fees.fixed')} figure={figure('fixed')} currency={currency} />
          <FigureField label={t('pay.share')} figure={figure('share')} currency={currency} />
        </>
      }
    >
      <CostCourse year={year} currency={currency} />
      <Basis currency={currency} />
    </Calculator>
  );
}

/** What a donation service keeps of the gifts, and what would remain of it where a part of them comes from wallets. */
export function GiveCalculator() {
  const t = useText(benefitsCalculatorsTexts);
  const [currency, choose] = useCurrency();
  const { figure, clear } = useFigures(giveEntries, currency.scale);
  const gifts = {
    volumeMinor: figure('volume').value,
    count: figure('payments').value,
    percentHundredths: figure('percent').value,
    fixedMinor: figure('fixed').value,
  };
  const year = yearOf(costToday(gifts), costMixed(gifts, figure('share').value));
  return (
    <Calculator
      id="give"
      title={t('give.title')}
      text={t('give.text')}
      onReset={() => clear(['currency'])}
      fields={
        <>
          <CurrencyChoice currency={currency} choose={choose} />
          <FigureField label={t('give.volume')} figure={figure('volume')} currency={currency} />
          <FigureField label={t('give.count')} figure={figure('payments')} currency={currency} />
          <FigureField label={t('fees.percent')} figure={figure('percent')} currency={currency} />
          <FigureField label={t('fees.fixed')} figure={figure('fixed')} currency={currency} />
          <FigureField label={t('give.share')} figure={figure('share')} currency={currency} />
        </>
      }
    >
      <CostCourse year={year} currency={currency} />
      <Basis currency={currency} />
    </Calculator>
  );
}
