import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { FiguresTableToggle } from '@egcr/ui/figures-table';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import {
  grantRanges,
  isolateSigns,
  targetFigures,
  writeRange,
  writeTarget,
} from '../../../contract/landing-figures.ts';
import { NotOpenBadge } from '../not-open-badge.tsx';
import { LiveProgrammesNow } from './live-money.tsx';
import { deepTexts } from './texts.ts';
import { Part, TargetLabel } from './part.tsx';

const framework = ['tokenValue', 'circulating', 'totalSupply', 'marketCap', 'countries'] as const;

/** The figures of the framework, as published; what circulates is drawn as a part of the whole. */
export function FrameworkCard() {
  const t = useText(deepTexts);
  const { language, locale } = useLanguage();
  const share = targetFigures.circulating.value / targetFigures.totalSupply.value;
  return (
    <Part title={t('framework.title')} text={t('framework.text')} label={<TargetLabel />}>
      <dl className="card divide-y divide-line px-5 sm:px-7">
        {framework.map((name) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-6 py-2.5 sm:py-4">
            <dt className="text-ink-2">{t(`framework.${name}`)}</dt>
            <dd className="num ms-auto min-w-0 text-xl wrap-anywhere font-strong tracking-tight text-brand-text sm:text-2xl">
              <bdi>{writeTarget(targetFigures[name], { language, locale })}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <figure className="flex flex-col gap-2">
        <figcaption className="flex justify-between gap-4 text-sm">
          <span>{t('framework.share')}</span>
          <span className="num font-medium">
            {new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)}
          </span>
        </figcaption>
        <svg aria-hidden className="h-2 w-full rtl:-scale-x-100">
          <rect width="100%" height="100%" rx="2" className="fill-line" />
          <rect width={`${share * 100}%`} height="100%" className="fill-viz-1 forced:fill-[CanvasText]" />
        </svg>
      </figure>
    </Part>
  );
}

/** From a thousand to ten million dollars, each step ten times the last. */
const SCALE = [1e3, 1e4, 1e5, 1e6, 1e7] as const;
const along = (dollars: number) => ((Math.log10(dollars) - 3) / 4) * 100;

/** What a grant of each kind ranges over, on a scale of tens. */
export function GrantsShowcase() {
  const t = useText(deepTexts);
  const { language, locale } = useLanguage();
  const short = new Intl.NumberFormat(language === 'en' ? 'en-US' : locale, {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 0,
  });
  const rows = grantRanges.map((range) => ({
    ...range,
    name: t(`grants.${range.audience}`),
    text: writeRange(range, { language, locale }),
  }));
  return (
    <Part title={t('grants.title')} text={t('grants.text')} label={<TargetLabel />}>
      <LiveProgrammesNow of="grants" />
      <div className="flex flex-col gap-4 sm:gap-6">
        {rows.map(({ audience, name, text, from, to }) => (
          <div key={audience} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-lg font-semibold">{name}</h3>
              <p className="num text-xl font-strong wrap-anywhere text-brand-text">
                <bdi>{text}</bdi>
              </p>
            </div>
            <svg aria-hidden className="h-3 w-full rtl:-scale-x-100">
              <rect y="5" width="100%" height="1" className="fill-line-strong" />
              <rect
                x={`${along(from)}%`}
                width={`${along(to) - along(from)}%`}
                height="100%"
                rx="3"
                className="fill-viz-1 forced:fill-[CanvasText]"
              />
            </svg>
          </div>
        ))}
        <div aria-hidden className="num flex justify-between text-xs text-ink-2">
          {SCALE.map((dollars) => (
            <span key={dollars} className="@max-md:even:hidden @max-2xs:nth-3:hidden">
              {isolateSigns(short.format(dollars))}
            </span>
          ))}
        </div>
      </div>
      <FiguresTableToggle
        toggleLabel={t('table')}
        caption={t('grants.title')}
        head={[t('grants.for'), t('grants.range')]}
        rows={rows.map(({ name, text }) => [name, text])}
      />
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={hrefOf('grants')} look="secondary">
          {t('grants.open')}
        </ButtonLink>
        <NotOpenBadge href={hrefOf('grants')} />
      </div>
    </Part>
  );
}

/** A square within a square: areas as the debts themselves. */
export function DebtManagement() {
  const t = useText(deepTexts);
  const { language, locale } = useLanguage();
  const { governmentDebt, globalDebt } = targetFigures;
  const side = Math.sqrt(governmentDebt.value / globalDebt.value) * 100;
  const rows = [
    [t('debt.global'), writeTarget(globalDebt, { language, locale })],
    [t('debt.government'), writeTarget(governmentDebt, { language, locale })],
  ] as const;
  return (
    <Part title={t('debt.title')} text={t('debt.text')} label={<TargetLabel />}>
      <div className="flex items-center gap-5 sm:flex-wrap sm:items-end sm:gap-8">
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          className="w-32 shrink-0 rtl:-scale-x-100 sm:w-72"
          strokeWidth="0.5"
        >
          <rect x="0.5" y="0.5" width="99" height="99" className="fill-brass-soft stroke-brass-text" />
          <rect
            x="0.5"
            y={99.5 - side}
            width={side}
            height={side}
            className="fill-brass stroke-brass-text forced:fill-[CanvasText]"
          />
        </svg>
        <dl className="flex min-w-0 flex-col gap-5">
          {rows.map(([name, figure], at) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="flex items-center gap-2 text-ink-2">
                <span
                  aria-hidden
                  className={`size-3 border border-brass-text ${at === 0 ? 'bg-brass-soft' : 'bg-brass'}`}
                />
                {name}
              </dt>
              <dd className="num text-3xl font-strong tracking-tight wrap-anywhere">
                <bdi>{figure}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href="/debt-management" look="secondary">
          {t('debt.open')}
        </ButtonLink>
        <NotOpenBadge href="/debt-management" />
      </div>
    </Part>
  );
}
