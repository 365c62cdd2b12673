import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import {
  ArrowRight,
  Building2,
  Bus,
  Cpu,
  Droplets,
  GraduationCap,
  HeartPulse,
  Sprout,
  Zap,
} from 'lucide-react';

import { targetFigures, writeTarget } from '../../../contract/landing-figures.ts';
import { NotOpenBadge } from '../not-open-badge.tsx';
import { LiveProgrammesNow, LiveWealthNow } from './live-money.tsx';
import { deepTexts } from './texts.ts';
import { Part, TargetLabel } from './part.tsx';

const sectors = [
  ['agriculture', Sprout],
  ['energy', Zap],
  ['health', HeartPulse],
  ['education', GraduationCap],
  ['housing', Building2],
  ['transport', Bus],
  ['water', Droplets],
  ['technology', Cpu],
] as const;

/** One sum for all sectors; nobody has fixed the shares, so none are drawn. */
export function SectorFunds() {
  const t = useText(deepTexts);
  const reader = useLanguage();
  return (
    <Part title={t('funds.title')} text={t('funds.text')} label={<TargetLabel />}>
      <p className="flex flex-col">
        <span className="num text-4xl font-strong tracking-tight text-brand-text">
          <bdi>{writeTarget(targetFigures.sectorFunds, reader)}</bdi>
        </span>
        <span className="text-ink-2">{t('funds.total')}</span>
      </p>
      <LiveProgrammesNow of="sectorFunds" />
      <ul className="grid grid-cols-1 border-s border-t border-line @3xs:grid-cols-2 @xl:grid-cols-4">
        {sectors.map(([sector, Icon]) => (
          <li
            key={sector}
            className="flex items-center gap-3 border-e border-b border-line p-3 @xl:flex-col @xl:items-start @xl:p-4"
          >
            <Icon aria-hidden className="size-6 shrink-0 text-brass-text" strokeWidth={1.5} />
            <span className="min-w-0 font-medium wrap-anywhere hyphens-auto max-sm:text-sm">
              {t(`funds.${sector}`)}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={hrefOf('grants', { show: 'funds' })} look="secondary">
          {t('funds.open')}
        </ButtonLink>
        <NotOpenBadge href={hrefOf('grants')} />
      </div>
    </Part>
  );
}

const stations = ['reserve', 'fund', 'people'] as const;

/** Where the returns of a reserve go, and what does not stand behind it. */
export function WealthFunds() {
  const t = useText(deepTexts);
  const reader = useLanguage();
  return (
    <Part title={t('wealth.title')} text={t('wealth.text')}>
      <ol className="grid items-stretch gap-1.5 sm:gap-3 @lg:grid-cols-[1fr_auto_1fr_auto_1fr]">
        {stations.map((station, at) => (
          <li key={station} className="contents">
            {at > 0 && (
              <ArrowRight
                aria-hidden
                className="size-6 self-center justify-self-center text-brass-text @max-lg:rotate-90 @lg:rtl:rotate-180"
                strokeWidth={1.5}
              />
            )}
            <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 sm:p-5 shadow-1">
              <h3 className="text-lg font-semibold">{t(`wealth.${station}`)}</h3>
              <p className="text-sm text-ink-2">{t(`wealth.${station}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <LiveWealthNow />
      <div className="flex flex-col items-start gap-2 border-t border-line pt-5">
        <TargetLabel />
        <p className="num">
          <bdi className="text-xl font-strong">{writeTarget(targetFigures.depositInsurance, reader)}</bdi>{' '}
          {t('wealth.insurance')}
        </p>
        <p className="max-w-[60ch] text-sm text-ink-2">{t('wealth.honest')}</p>
      </div>
    </Part>
  );
}
