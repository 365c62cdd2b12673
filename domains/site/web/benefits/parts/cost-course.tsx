import { FiguresTableToggle } from '@egcr/ui/figures-table';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useFormats } from '@egcr/web-kit/formats';

import { benefitsTexts } from '../texts.ts';
import { benefitsPartsTexts } from './texts.ts';
import type { Currency } from '../rules/currencies.ts';
import type { YearOfCosts } from '../rules/payment-costs.ts';
import { Headline, SideFigures } from './headline.tsx';
import { useAmounts } from './use-amounts.ts';

const WIDE = 600;
const HIGH = 200;

interface CostCourseProps {
  readonly year: YearOfCosts;
  readonly currency: Currency;
}

/** Two courses over twelve months; what lies between them is kept. */
export function CostCourse({ year, currency }: CostCourseProps) {
  const t = useText(benefitsPartsTexts);
  const shared = useText(benefitsTexts);
  const formats = useFormats();
  const { amount } = useAmounts(currency);
  const isKept = year.keptMinor >= 0n;
  return (
    <>
      <Headline
        label={t(isKept ? 'fees.kept' : 'fees.more')}
        value={amount(isKept ? year.keptMinor : -year.keptMinor)}
        tone={isKept ? 'good' : 'bad'}
      />
      <div className="flex flex-col gap-1">
        <Drawing year={year} />
        <div aria-hidden className="num grid grid-cols-12 overflow-x-clip text-end text-xs text-ink-2">
          {year.months.map((_, at) => (
            <span key={at} className="max-sm:odd:invisible">
              {formats.number(at + 1)}
            </span>
          ))}
        </div>
      </div>
      <SideFigures
        figures={[
          { label: t('fees.today'), value: amount(year.todayMinor), mark: 'today' },
          { label: t('fees.inside'), value: amount(year.insideMinor), mark: 'inside' },
        ]}
      />
      <FiguresTableToggle
        isNumeric
        toggleLabel={shared('table')}
        caption={t('fees.course')}
        head={[t('fees.month'), t('fees.today'), t('fees.inside')]}
        rows={year.months.map(({ todayMinor, insideMinor }, at) => [
          formats.number(at + 1),
          amount(todayMinor),
          amount(insideMinor),
        ])}
      />
    </>
  );
}

function Drawing({ year: { months, todayMinor, insideMinor } }: { readonly year: YearOfCosts }) {
  const most = Math.max(Number(todayMinor), Number(insideMinor), 1);
  const points = (minors: readonly bigint[]) =>
    [0n, ...minors].map(
      (minor, at) => [(at / months.length) * WIDE, HIGH - (Number(minor) / most) * (HIGH - 8)] as const,
    );
  const today = points(months.map((month) => month.todayMinor));
  const inside = points(months.map((month) => month.insideMinor));
  const line = (of: typeof today) => of.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      fill="none"
      className="h-48 w-full overflow-visible border-b border-line-strong **:[vector-effect:non-scaling-stroke] sm:h-60 rtl:-scale-x-100"
    >
      {months.map((_, at) => {
        const x = ((at + 1) / months.length) * WIDE;
        return <path key={at} d={`M${x} 0V${HIGH}`} className="stroke-line" strokeWidth="1" />;
      })}
      <path
        d={`M${line(today)}L${line(inside.toReversed())}Z`}
        className="fill-brass-soft forced:fill-none"
      />
      <path d={`M${line(today)}`} className="stroke-brass-text" strokeWidth="2" />
      <path d={`M${line(inside)}`} className="stroke-brand-text" strokeWidth="4" />
    </svg>
  );
}
