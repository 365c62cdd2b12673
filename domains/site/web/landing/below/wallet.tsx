import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Money } from '@egcr/ui/money';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import { isolateSigns } from '../../../contract/landing-figures.ts';
import { useLiveJvd, type LiveJvd } from './live-jvd.ts';
import { belowTexts } from './texts.ts';
import { Section } from './section.tsx';

/** The wallet with what JVD is worth now, read from the ledger and the rates. */
export function Wallet() {
  const t = useText(belowTexts);
  return (
    <Section title={t('wallet.title')} text={t('wallet.text')}>
      <Live />
      <div>
        <ButtonLink href={hrefOf('wallet')}>{t('wallet.open')}</ButtonLink>
      </div>
    </Section>
  );
}

function Live() {
  const t = useText(belowTexts);
  const live = useLiveJvd();
  return (
    <figure className="@container flex flex-col gap-3" aria-busy={live === 'waiting'}>
      <figcaption className="text-sm font-semibold text-brass-text">{t('wallet.now')}</figcaption>
      {live === 'failed' ? (
        <p className="rounded-xl border border-line bg-surface p-6 text-ink-2 shadow-1 sm:p-8">
          {t('wallet.unreachable')}
        </p>
      ) : (
        <Figures items={liveItems(t, live === 'waiting' ? undefined : live)} />
      )}
    </figure>
  );
}

type BelowText = ReturnType<typeof useText<typeof belowTexts.english>>;

function liveItems(t: BelowText, live: LiveJvd | undefined): readonly FigureItem[] {
  return [
    {
      name: t('wallet.price'),
      value: live && <Price price={live.price} />,
      note: live?.isStale ? t('wallet.stale') : undefined,
    },
    ...(live && live.circulating === undefined
      ? []
      : [
          {
            name: t('wallet.circulating'),
            value: live?.circulating && <Money amount={live.circulating} isCompact />,
            note: live?.isPlayMoney ? t('wallet.play') : '',
          },
        ]),
    { name: t('wallet.cap'), value: live?.cap && <Money amount={live.cap} isCompact />, note: undefined },
  ];
}

type DecimalText = `${number}`;

function isDecimalText(text: string): text is DecimalText {
  return /^\d+(\.\d+)?$/.test(text);
}

function Price({ price }: { readonly price: string }) {
  const { locale } = useLanguage();
  const write = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 6,
  });
  return <bdi>{isDecimalText(price) ? isolateSigns(write.format(price)) : price}</bdi>;
}

interface FigureItem {
  readonly name: string;
  /** Undefined while it is awaited. */
  readonly value: ReactNode;
  /** Empty where a line may still come: it keeps its place. */
  readonly note: string | undefined;
}

function Figures({ items }: { readonly items: readonly FigureItem[] }) {
  return (
    <dl className="grid h-full grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-line shadow-1 @2xl:grid-cols-3">
      {items.map(({ name, value, note }) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-1 bg-surface px-5 py-3.5 sm:p-6">
          {note !== undefined && <dd className="min-h-4 text-xs text-ink-2">{note}</dd>}
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="num min-h-7 text-xl sm:min-h-9 sm:text-2xl wrap-anywhere font-strong tracking-tight text-brand-text">
            {value ?? '…'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
