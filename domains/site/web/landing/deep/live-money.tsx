import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import { isolateSigns } from '../../../contract/landing-figures.ts';
import type { Live, LiveProgrammes } from './live-figures.ts';
import { useLive } from './live.tsx';
import { deepTexts } from './texts.ts';

/** Whole dollars, in full: a count is not rounded as a target is. */
function useDollars(): (dollars: number) => string {
  const { language, locale } = useLanguage();
  const write = new Intl.NumberFormat(language === 'en' ? 'en-US' : locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return (dollars) => isolateSigns(write.format(dollars));
}

/** What is counted now, beside the targets: programmes that are open, and what they gave. */
export function LiveProgrammesNow({ of }: { readonly of: 'grants' | 'sectorFunds' }) {
  const live = useLive();
  const t = useText(deepTexts);
  const formats = useFormats();
  const dollars = useDollars();
  const now: LiveProgrammes | undefined = typeof live === 'string' ? undefined : live[of];
  return (
    <Counted
      live={live}
      figures={[
        [t('now.open'), now && formats.number(now.open)],
        [t('now.committed'), now && dollars(now.committed)],
        [t('now.paid'), now && dollars(now.paid)],
      ]}
      isNone={now !== undefined && now.committed === 0 && now.paid === 0}
    />
  );
}

/** What wealth funds are worth now. */
export function LiveWealthNow() {
  const live = useLive();
  const t = useText(deepTexts);
  const formats = useFormats();
  const dollars = useDollars();
  const now = typeof live === 'string' ? undefined : live.wealth;
  return (
    <Counted
      live={live}
      figures={[
        [t('wealth.title'), now && formats.number(now.count)],
        [t('now.worth'), now && dollars(now.worth)],
      ]}
      isNone={now?.worth === 0}
    />
  );
}

interface CountedProps {
  readonly live: Live;
  readonly figures: readonly (readonly [label: string, value: string | undefined])[];
  /** Nothing but samples: it is said, so that nobody takes zero for a fault. */
  readonly isNone: boolean;
}

function Counted({ live, figures, isNone }: CountedProps) {
  const t = useText(deepTexts);
  if (live === 'failed') return <p className="text-sm text-ink-2">{t('stats.unreachable')}</p>;
  return (
    <div className="flex flex-col gap-2" aria-busy={live === 'waiting'}>
      <h3 className="text-sm font-semibold">{t('now.title')}</h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="num text-xl font-strong">
              <bdi>{value ?? '…'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="min-h-5 text-sm text-ink-2">{isNone && t('now.none')}</p>
    </div>
  );
}
