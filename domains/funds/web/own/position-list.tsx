import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { FundPosition } from '../../contract/index.ts';
import { fundPath } from '../../contract/paths.ts';
import { unitsText } from '../unit-formats.ts';
import { ownTexts } from './texts.ts';

/** What the reader holds, at the last price. */
export function PositionList({ positions }: { readonly positions: readonly FundPosition[] }) {
  const t = useText(ownTexts);
  const { locale } = useLanguage();
  if (positions.length === 0) return <p className="text-ink-2">{t('positions.none')}</p>;
  return (
    <ul aria-label={t('positions')} className="flex flex-col divide-y divide-line">
      {positions.map((each) => (
        <li key={each.fund} className="flex flex-col gap-1 py-3">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <Link href={fundPath(each.fund)} look="standalone" className="font-semibold">
              {each.title}
            </Link>
            <Money amount={each.value} className="font-semibold" />
          </span>
          <span className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
            <span className="num">{t('positions.units', { units: unitsText(each.units, locale) })}</span>
            <span>{t('positions.value')}</span>
          </span>
          {Number(each.units_ordered) > 0 && (
            <span className="text-sm text-ink-2">
              {t('positions.ordered', { units: unitsText(each.units_ordered, locale) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
