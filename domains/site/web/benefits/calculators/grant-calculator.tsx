import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { FiguresTableToggle } from '@egcr/ui/figures-table';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useTitles } from '@egcr/web-kit/titles';

import { writeRange } from '../../../contract/landing-figures.ts';
import { benefitsTexts } from '../texts.ts';
import { benefitsCalculatorsTexts } from './texts.ts';
import { Calculator } from '../parts/calculator.tsx';
import { FigureField } from '../parts/figure-field.tsx';
import { Headline } from '../parts/headline.tsx';
import { useAmounts } from '../parts/use-amounts.ts';
import { currencyOf } from '../rules/currencies.ts';
import { grantFit, grantRange, placeOnScale } from '../rules/grant-range.ts';
import { useFigures } from '../use-figures.ts';
import { grantEntries } from './fee-entries.ts';

/** Grants are published in dollars. */
const dollars = currencyOf('USD');

/** The scale goes from a hundred dollars to a billion, so that every range and most wishes find their place. */
const LEAST_DOLLARS = 100;
const DECADES = 7;
const LEAST_MINOR = BigInt(LEAST_DOLLARS) * 100n;
const MOST_MINOR = LEAST_MINOR * 10n ** BigInt(DECADES);
const ticks = Array.from({ length: DECADES + 1 }, (_, at) => at);

/** Whether what a project needs lies within the range that applications are held to. */
export function GrantCalculator({ audience }: { readonly audience: 'business' | 'government' }) {
  const t = useText(benefitsCalculatorsTexts);
  const shared = useText(benefitsTexts);
  const titles = useTitles();
  const reader = useLanguage();
  const { figure, clear } = useFigures(grantEntries[audience], dollars.scale);
  const { amount } = useAmounts(dollars);
  const wanted = figure('wanted').value;
  const { range, fromMinor, toMinor } = grantRange(audience);
  const fit = grantFit(audience, wanted);
  return (
    <Calculator
      id="grant"
      title={t('grant.title')}
      text={t('grant.text')}
      onReset={() => clear()}
      fields={<FigureField label={t('grant.wanted')} figure={figure('wanted')} currency={dollars} />}
    >
      <Headline
        label={writeRange(range, reader)}
        value={t(`grant.${fit}`)}
        tone={fit === 'inside' ? 'good' : 'plain'}
      />
      <Drawing fromMinor={fromMinor} toMinor={toMinor} wantedMinor={wanted} />
      <FiguresTableToggle
        isNumeric
        toggleLabel={shared('table')}
        caption={t('grant.course')}
        head={[t('grant.name'), t('grant.amount')]}
        rows={[
          [t('grant.from'), amount(fromMinor)],
          [t('grant.yours'), amount(wanted)],
          [t('grant.to'), amount(toMinor)],
        ]}
      />
      <div className="print:hidden">
        <ButtonLink href={hrefOf('grants')} look="secondary">
          {titles('grants')}
        </ButtonLink>
      </div>
    </Calculator>
  );
}

interface DrawingProps {
  readonly fromMinor: bigint;
  readonly toMinor: bigint;
  readonly wantedMinor: bigint;
}

/** A ruler in powers of ten: the range as a bar, the project as a pointer. */
function Drawing({ fromMinor, toMinor, wantedMinor }: DrawingProps) {
  const { language, locale } = useLanguage();
  const place = (minor: bigint) => placeOnScale(minor, LEAST_MINOR, MOST_MINOR) * 100;
  const from = place(fromMinor);
  // In English as the range is published: $10K, not US$10k.
  const short = new Intl.NumberFormat(language === 'en' ? 'en-US' : locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 0,
  });
  return (
    <div aria-hidden className="flex flex-col gap-1 pt-6">
      {/* Half a column of labels on either side, so that each mark stands over the middle of its label. */}
      <div className="px-[6.25%]">
        <svg className="h-20 w-full overflow-visible rtl:-scale-x-100">
          <rect
            x={`${from}%`}
            y="28"
            width={`${place(toMinor) - from}%`}
            height="36"
            className="fill-brass-soft stroke-brass-text forced:fill-[Canvas]"
          />
          <line x1="0" x2="100%" y1="64" y2="64" className="stroke-line-strong" />
          {ticks.map((at) => (
            <line
              key={at}
              x1={`${(at / DECADES) * 100}%`}
              x2={`${(at / DECADES) * 100}%`}
              y1="64"
              y2="74"
              className="stroke-line-strong"
            />
          ))}
          <line
            x1={`${place(wantedMinor)}%`}
            x2={`${place(wantedMinor)}%`}
            y1="8"
            y2="64"
            className="stroke-brand-text"
            strokeWidth="3"
          />
          <circle
            cx={`${place(wantedMinor)}%`}
            cy="8"
            r="7"
            className="fill-brand-text forced:fill-[CanvasText]"
          />
        </svg>
      </div>
      <div className="num grid grid-cols-8 overflow-x-clip text-center text-xs text-ink-2">
        {ticks.map((at) => (
          <bdi key={at} className="whitespace-nowrap max-sm:even:invisible max-[20rem]:nth-[4n+3]:invisible">
            {short.format(LEAST_DOLLARS * 10 ** at)}
          </bdi>
        ))}
      </div>
    </div>
  );
}
