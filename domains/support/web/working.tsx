import { Money } from '@egcr/ui/money';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { SUPPORT_ASSET } from '../contract/programme.ts';
import { explainWeek, type Line, type PaidWeek } from '../contract/week-rules.ts';
import { supportTexts } from './texts.ts';

/** An amount of the programme's currency. */
export function inAsset(minor: bigint) {
  return { value: minor.toString(), assetCode: SUPPORT_ASSET, assetScale: 2 };
}

/** Earnings as the calls take them. */
export function earnedOf(minor: bigint) {
  return { ...inAsset(minor), assetCode: SUPPORT_ASSET, assetScale: 2 } as const;
}

const looks: Readonly<Record<Line['does'], string>> = {
  adds: '',
  informs: 'text-ink-2',
  takes: '',
  sums: 'border-t border-line font-semibold',
};

/** How a week's payment comes about, line by line: by the rule that pays it. */
export function Working({ week }: { readonly week: PaidWeek }) {
  const t = useText(supportTexts);
  return (
    <dl aria-label={t('working')} className="flex flex-col">
      {explainWeek(week).map(({ line, minor, does }) => (
        <div key={line} className={`flex items-baseline justify-between gap-4 py-1.5 ${looks[does]}`}>
          <dt>{t(`line.${line}`)}</dt>
          <dd className="num shrink-0">
            <Money amount={inAsset(does === 'takes' ? -minor : minor)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
