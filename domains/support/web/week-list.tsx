import { Badge, type Tone } from '@egcr/ui/badge';
import { EmptyState } from '@egcr/ui/empty-state';
import { Money } from '@egcr/ui/money';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { CalendarCheck } from 'lucide-react';
import { useId } from 'react';

import type { WeekState } from '../contract/cycle-machines.ts';
import { currentPolicy, policyOf } from '../contract/policy.ts';
import type { OwnSupport, SupportWeekShown } from '../contract/shapes.ts';
import { payWeek } from '../contract/week-rules.ts';
import { OwnBackCheck } from './back-checks/own-back-check.tsx';
import { AppealWeek } from './appeal-week.tsx';
import { supportTexts } from './texts.ts';
import { useDays } from './week-name.ts';
import { Working } from './working.tsx';

const tones: Readonly<Record<WeekState, Tone>> = {
  open: 'info',
  missed: 'warn',
  query: 'info',
  accepted: 'brand',
  nothing: 'neutral',
  refused: 'bad',
  in_cycle: 'brand',
  paid: 'ok',
  unpaid: 'warn',
};

/** All weeks of a claim, the newest first: what counted, what they pay, and how that comes about. */
export function WeekList({ claim }: { readonly claim: OwnSupport }) {
  const t = useText(supportTexts);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="card flex min-w-0 flex-col divide-y divide-line">
      <h2 id={heading} className="p-5 text-lg font-semibold">
        {t('weeks')}
      </h2>
      {claim.weeks.length === 0 ? (
        <EmptyState
          icon={<CalendarCheck aria-hidden />}
          title={t('weeks.none')}
          description={t('weeks.none.text')}
        />
      ) : (
        <ul aria-label={t('weeks')} className="flex flex-col divide-y divide-line">
          {claim.weeks.map((week) => (
            <Week key={week.week} claim={claim} week={week} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Week({ claim, week }: { readonly claim: OwnSupport; readonly week: SupportWeekShown }) {
  const t = useText(supportTexts);
  const days = useDays();
  return (
    <li className="flex flex-col gap-2 p-5">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{days.week(week)}</span>
        {week.state !== 'missed' && <Money amount={week.paid} className="font-semibold" />}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
        <Badge tone={tones[week.state]}>{t(`week.${week.state}`)}</Badge>
        {week.state !== 'missed' && (
          <span>
            {week.acts_needed === 0
              ? t('acts.waived')
              : t('acts.count', { counted: String(week.acts_counted), needed: String(week.acts_needed) })}
          </span>
        )}
      </span>
      {week.is_held_up && <p className="text-sm text-warn">{t('week.held')}</p>}
      {week.reason !== null && (
        <p className="text-sm">
          {t('week.reason')} <bdi>{week.reason}</bdi>
        </p>
      )}
      {week.state !== 'missed' && <Details claim={claim} week={week} />}
      {week.back_check && <OwnBackCheck found={week.back_check} />}
      {week.can_appeal && <AppealWeek week={week.week} until={week.appeal_by} />}
    </li>
  );
}

function Details({ claim, week }: { readonly claim: OwnSupport; readonly week: SupportWeekShown }) {
  const t = useText(supportTexts);
  const days = useDays();
  const policy = policyOf(claim.policy_version) ?? currentPolicy;
  const recovered = BigInt(week.recovered.value);
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-medium text-brand-text">{t('working')}</summary>
      <Working
        week={payWeek(policy, {
          benefitMinor: BigInt(week.benefit.value),
          earnedMinor: BigInt(week.earned.value),
          owedMinor: recovered,
        })}
      />
      <ul className="flex flex-col gap-1 pt-3 text-ink-2">
        {week.activities.map(({ kind, on, text, source }, at) => (
          <li key={`${on} ${kind} ${at}`}>
            {t(`kind.${kind}`)} · {days.day(on)} · {t(`source.${source}`)}
            {text !== '' && (
              <>
                {' '}
                · <bdi>{text}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
