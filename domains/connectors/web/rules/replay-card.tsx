import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { FiguresTable } from '@egcr/ui/figures-table';
import { formatMoney } from '@egcr/ui/format-money';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import { REPLAY_MAX, type RuleReplay } from '@egcr/payments/contract';
import { useRailName } from '@egcr/payments/web';
import { ruleTexts } from './texts.ts';

/** What the last month would have cost with a rule: figures, the rails drawn before and after, and what they take. */
export function ReplayCard({ replay }: { readonly replay: RuleReplay }) {
  const t = useText(ruleTexts);
  const formats = useFormats();
  const { payments, matched, moved, without_way: without } = replay;
  return (
    <Card padding="large" title={t('replay')} description={t('replay.text')}>
      {replay.has_samples && <Banner tone="sample">{t('samples')}</Banner>}
      {!replay.is_whole && <Banner tone="info">{t('replay.newest', { number: REPLAY_MAX })}</Banner>}
      {payments === 0 ? (
        <p className="text-ink-2">{t('replay.none')}</p>
      ) : (
        <>
          <StatisticGroup className="lg:grid-cols-4">
            <Statistic label={t('fact.payments')} value={formats.number(payments)} />
            <Statistic label={t('fact.matched')} value={formats.number(matched)} />
            <Statistic label={t('fact.moved')} value={formats.number(moved)} />
            <Statistic label={t('fact.without')} value={formats.number(without)} />
          </StatisticGroup>
          <Rails replay={replay} />
          <Costs replay={replay} />
        </>
      )}
    </Card>
  );
}

interface Part {
  readonly replay: RuleReplay;
}

function Rails({ replay: { rails } }: Part) {
  const t = useText(ruleTexts);
  const formats = useFormats();
  const nameOf = useRailName();
  const most = Math.max(...rails.flatMap(({ before, after }) => [before, after]), 1);
  const sides = ['before', 'after'] as const;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('rails')}</h3>
      <div aria-hidden className="flex flex-col gap-4">
        {rails.map((rail) => (
          <div key={rail.rail} className="flex flex-col gap-1">
            <span className="text-sm">{nameOf(rail.rail)}</span>
            {sides.map((side) => (
              <svg key={side} className="h-2.5 w-full rtl:-scale-x-100">
                <rect width="100%" height="100%" rx="2" className="fill-sunken" />
                <rect
                  width={`${(rail[side] / most) * 100}%`}
                  height="100%"
                  rx="2"
                  className={side === 'before' ? 'fill-line-strong' : 'fill-viz-1'}
                />
              </svg>
            ))}
          </div>
        ))}
      </div>
      <FiguresTable
        caption={t('rails')}
        head={[t('rail'), t('before'), t('after')]}
        rows={rails.map((rail) => [
          nameOf(rail.rail),
          formats.number(rail.before),
          formats.number(rail.after),
        ])}
        isNumeric
      />
    </section>
  );
}

function Costs({ replay: { costs } }: Part) {
  const t = useText(ruleTexts);
  const { locale } = useLanguage();
  if (costs.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('costs')}</h3>
      <FiguresTable
        caption={t('costs')}
        head={[t('form.currency'), t('before'), t('after')]}
        rows={costs.map(({ asset, before, after }) => [
          asset,
          formatMoney(before, { locale }),
          formatMoney(after, { locale }),
        ])}
        isNumeric
      />
    </section>
  );
}
