import { Badge } from '@egcr/ui/badge';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { RoutingDecision, WeighedRail } from '../../contract/index.ts';
import { routeTexts } from './texts.ts';

export interface RouteExplanationProps {
  readonly decision: Pick<RoutingDecision, 'chosen' | 'reason' | 'order' | 'candidates' | 'next'> &
    Partial<Pick<RoutingDecision, 'rule'>>;
  /** What people call a rail; the platform's own ones have their names here. */
  readonly nameOf?: ((rail: string) => string) | undefined;
}

/** Why a rail follows another one that failed. */
const fallbacks = ['technical_failure', 'known_absent', 'soft_decline'] as const;

/** Why a payment goes over its rail: the reason in a sentence, then every rail with what speaks for it or against it. */
export function RouteExplanation({ decision, nameOf }: RouteExplanationProps) {
  const t = useText(routeTexts);
  const after = fallbacks.find((reason) => reason === decision.next.reason);
  const taken = after === undefined ? decision.chosen : decision.next.rail;
  const place = (rail: string) => (decision.order.includes(rail) ? decision.order.indexOf(rail) : Infinity);
  const rails = decision.candidates.toSorted((one, other) => {
    const [first, second] = [place(one.rail), place(other.rail)];
    return first === second ? 0 : first - second;
  });
  const name = (rail: string) => nameOf?.(rail) ?? (rail === 'internal' ? t('rail.internal') : rail);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{after === undefined ? t(`why.${decision.reason}`) : t(`next.${after}`)}</p>
      {decision.rule?.title !== undefined && (
        <p className="text-sm text-ink-2">
          {t('by.rule', { title: decision.rule.title, version: decision.rule.version ?? 1 })}
        </p>
      )}
      <ol aria-label={t('rails')} className="flex flex-col divide-y divide-line border-y border-line">
        {rails.map((rail) => (
          <li
            key={rail.rail}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span className="flex flex-wrap items-center gap-2">
              <span
                data-chosen={rail.rail === taken}
                className="data-[chosen=true]:font-semibold data-[chosen=true]:text-brand-text"
              >
                {name(rail.rail)}
              </span>
              {rail.rail === taken && <Badge tone="ok">{t('chosen')}</Badge>}
              {rail.is_eliminated && <Badge tone="warn">{t('down')}</Badge>}
            </span>
            <Weighed rail={rail} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Weighed({ rail }: { readonly rail: WeighedRail }) {
  const t = useText(routeTexts);
  const { locale } = useLanguage();
  if (rail.removed_by !== null)
    return <span className="text-sm text-ink-2">{t(`not.${rail.removed_by}`)}</span>;
  // Only to be read: the decision itself was made with exact numbers.
  const percent = (text: string, whole: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      Number(text) / whole,
    );
  // A rail that nobody has tried yet is trusted; that is no measured rate.
  const hasRate = rail.success_key === 'given' || rail.real_outcomes > 0;
  return (
    <span className="num flex flex-wrap gap-x-3 text-sm text-ink-2">
      {rail.success_rate !== null && hasRate && (
        <span>{t('success', { percent: percent(rail.success_rate, 1) })}</span>
      )}
      {rail.cost_bps !== null && <span>{t('cost', { percent: percent(rail.cost_bps, 10_000) })}</span>}
    </span>
  );
}
