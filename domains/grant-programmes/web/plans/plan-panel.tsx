import { Badge } from '@egcr/ui/badge';
import { countryName } from '@egcr/locale/contract';
import { formatMoney } from '@egcr/ui/format-money';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Timeline } from '@egcr/ui/timeline';
import { hrefOf } from '@egcr/contract/product-screens';
import { GRANT_ASSET, madeProgrammePath } from '@egcr/grants/contract';
import { formatsFor, useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { LoadedPanel } from '@egcr/web-kit/list/loaded-panel.tsx';

import type { Plan } from '../../contract/index.ts';
import { PlanActForm } from './plan-act-form.tsx';
import { usePlan } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { planTexts } from './texts.ts';

/** One programme: where it stands, what may be done, its terms, and what was done. */
export function PlanPanel({ id }: { readonly id: string }) {
  return <LoadedPanel asked={usePlan(id)}>{(plan) => <Panel plan={plan} />}</LoadedPanel>;
}

function Panel({ plan }: { readonly plan: Plan }) {
  const t = useText(planTexts);
  return (
    <section aria-label={plan.title} className="card flex min-w-0 flex-col divide-y divide-line">
      <header className="flex flex-col gap-2 p-5">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-lg font-semibold wrap-anywhere">
            <bdi>{plan.title}</bdi>
          </h2>
          <StateBadge state={plan.state} />
          {plan.is_sample && <Badge>{t('sample')}</Badge>}
        </span>
        <p className="wrap-anywhere text-ink-2">
          <bdi>{plan.summary}</bdi>
        </p>
        {plan.slug !== null && (
          <span className="flex flex-wrap gap-x-4 gap-y-2">
            <Link href={madeProgrammePath(plan.slug)} look="standalone">
              {t('page')}
            </Link>
            <Link href={hrefOf('grant-budgets', { fund: plan.slug })} look="standalone">
              {t('budget.fill')}
            </Link>
          </span>
        )}
      </header>
      {plan.may.length > 0 ? (
        <div className="p-5">
          <PlanActForm key={plan.version} plan={plan} />
        </div>
      ) : (
        <p className="p-5 text-ink-2">{t(`waits.${plan.state}`)}</p>
      )}
      <Terms plan={plan} />
      <History plan={plan} />
    </section>
  );
}

/** Says in which currency a programme pays, and what its amounts are in it or would be today. */
function usePaysIn(): (plan: Plan) => string {
  const t = useText(planTexts);
  const { language, locale } = useLanguage();
  const money = (amount: Plan['minimum']) => formatMoney(amount, { locale, isTrimmed: true });
  return ({ currency: code, rate, estimate }) => {
    const currency = new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
    if (rate !== null) return t('term.currency.fixed', { currency, rate });
    if (estimate === null) return t('term.currency.open', { currency });
    const { minimum, maximum, budget } = estimate;
    return t('term.currency.now', {
      currency,
      from: money(minimum),
      to: money(maximum),
      budget: money(budget),
    });
  };
}

function Terms({ plan }: { readonly plan: Plan }) {
  const t = useText(planTexts);
  const { language, locale } = useLanguage();
  const money = (amount: Plan['minimum']) => formatMoney(amount, { locale, isTrimmed: true });
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(items);
  const paysIn = usePaysIn();
  const inZone = (at: string) => formatsFor(locale, plan.zone).minute(at);
  const percent = (of: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(of / 100);
  const items = [
    { key: t('term.range'), value: t('span', { from: money(plan.minimum), to: money(plan.maximum) }) },
    { key: t('term.who'), value: list(plan.applicants.map((kind) => t(`who.${kind}`))) },
    {
      key: t('term.where'),
      value:
        plan.countries.length === 0
          ? t('term.where.all')
          : list(plan.countries.map((code) => countryName(code, language))),
    },
    { key: t('term.budget'), value: <Money amount={plan.budget} isTrimmed /> },
    ...(plan.currency === GRANT_ASSET ? [] : [{ key: t('term.currency'), value: paysIn(plan) }]),
    {
      key: t('term.round', { round: String(plan.round), rounds: String(plan.rounds) }),
      value: t('span', { from: inZone(plan.opens_at), to: inZone(plan.closes_at) }),
    },
    { key: t('term.decision'), value: t('term.decision.days', { days: String(plan.decision_days) }) },
    {
      key: t('term.weights'),
      value: list(plan.weights.map(({ label, weight }) => `${label} ${percent(weight)}`)),
    },
    { key: t('term.parts'), value: plan.parts.map(percent).join(' + ') },
    ...(plan.questions.length === 0
      ? []
      : [
          {
            key: t('term.questions'),
            value: (
              <ol className="list-decimal ps-5">
                {plan.questions.map((question, at) => (
                  <li key={`${at}-${question}`}>
                    <bdi>{question}</bdi>
                  </li>
                ))}
              </ol>
            ),
          },
        ]),
    ...(plan.slug === null
      ? []
      : [
          {
            key: t('term.applications'),
            value: t('term.applications.open', {
              all: String(plan.applications),
              open: String(plan.undecided),
            }),
          },
        ]),
  ];
  return (
    <div className="px-5 py-2">
      <KeyValueList items={items} />
    </div>
  );
}

function History({ plan }: { readonly plan: Plan }) {
  const t = useText(planTexts);
  const formats = useFormats();
  const done = (event: string) => {
    const known = events.find((each) => each === event);
    return known === undefined ? event : t(`done.${known}`);
  };
  return (
    <div className="flex flex-col gap-4 p-5">
      <h3 className="font-semibold">{t('history')}</h3>
      <Timeline
        entries={plan.steps.map(({ event, by, reason, at }, place) => ({
          key: `${place}`,
          title: done(event),
          time: <time dateTime={at}>{formats.minute(at)}</time>,
          description: (
            <span className="flex flex-col wrap-anywhere">
              {by !== '' && <span>{t('done.by', { name: by })}</span>}
              {reason !== null && <bdi>{reason}</bdi>}
            </span>
          ),
        }))}
      />
    </div>
  );
}

const events = [
  'make',
  'change',
  'submit',
  'endorse',
  'send_back',
  'publish',
  'open',
  'close',
  'evaluate',
  'propose_award',
  'award',
  'next_round',
  'archive',
] as const;
