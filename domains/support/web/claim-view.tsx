import { CaseMarks } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { usePay } from '@egcr/jobs/web';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { PageColumns } from '@egcr/ui/page';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { endedStates } from '../contract/claim-machine.ts';
import type { OwnSupport } from '../contract/shapes.ts';
import { casePath } from './addresses.ts';
import { backCheckTexts } from './back-checks/texts.ts';
import { CalendarCard } from './calendar/calendar-card.tsx';
import { CertifyCard } from './certify-card.tsx';
import { Intro } from './intro.tsx';
import { LetterButton } from './letter-button.tsx';
import { supportTexts } from './texts.ts';
import { useDays } from './week-name.ts';
import { WeekList } from './week-list.tsx';
import { WhatIf } from './what-if.tsx';

/** The reader's claim: the week to confirm first, then all weeks with their working. */
export function ClaimView({ claim }: { readonly claim: OwnSupport }) {
  const [first, ...others] = claim.to_certify;
  const isOver = endedStates.includes(claim.state);
  return (
    <>
      <PageColumns
        aside={
          <>
            <Facts claim={claim} />
            {!isOver && (
              <WhatIf
                benefitMinor={BigInt(claim.benefit.value)}
                owedMinor={BigInt(claim.owed.value)}
                policyVersion={claim.policy_version}
              />
            )}
          </>
        }
      >
        <AskedWeek claim={claim} />
        <JobAhead claim={claim} />
        <Hint claim={claim} />
        <Paused claim={claim} />
        {first && <CertifyCard key={first.week} claim={claim} open={first} others={others.length} />}
        {(!isOver || claim.weeks.length > 0) && <WeekList claim={claim} />}
        {claim.calendar.length > 0 && <CalendarCard calendar={claim.calendar} />}
      </PageColumns>
      {isOver && <Intro />}
    </>
  );
}

function Facts({ claim }: { readonly claim: OwnSupport }) {
  const t = useText(supportTexts);
  return (
    <Card
      title={t('claim')}
      description={<CaseMarks found={{ ...claim, is_appeal: false }} />}
      action={
        <Link href={casePath(hrefOf('cases'), claim.case_id)} look="standalone">
          {t('open')}
        </Link>
      }
    >
      <KeyValueList
        items={[
          {
            key: t('reference'),
            value: (
              <span dir="ltr" className="num font-mono">
                {claim.reference}
              </span>
            ),
          },
          { key: t('fact.benefit'), value: <Money amount={claim.benefit} /> },
          {
            key: t('fact.paid'),
            value: t('fact.paid.text', { paid: String(claim.weeks_paid), all: String(claim.weeks_max) }),
          },
          ...(claim.owed.value === '0'
            ? []
            : [{ key: t('fact.owed'), value: <Money amount={claim.owed} /> }]),
        ]}
      />
      <Hired claim={claim} />
      <div className="pt-4">
        <LetterButton />
      </div>
    </Card>
  );
}

/** A question about a week waits: it stands at that week, which may be far below. */
function AskedWeek({ claim: { weeks } }: { readonly claim: OwnSupport }) {
  const t = useText(backCheckTexts);
  const days = useDays();
  const asked = weeks.find(({ back_check: check }) => check?.can_answer === true);
  if (asked === undefined) return null;
  return (
    <Banner tone="warn" title={t('title')}>
      {days.week(asked)}
    </Banner>
  );
}

/** The person has found a job that has not begun: support goes on until then. */
function JobAhead({ claim: { state, hired } }: { readonly claim: OwnSupport }) {
  const t = useText(supportTexts);
  const days = useDays();
  if (hired === null || endedStates.includes(state)) return null;
  return <Banner tone="ok">{t('hint.job', { date: days.day(hired.starts_on ?? hired.on) })}</Banner>;
}

/** The job that ends the claim, what it pays, and which dates follow. */
function Hired({ claim: { hired } }: { readonly claim: OwnSupport }) {
  const t = useText(supportTexts);
  const days = useDays();
  const pay = usePay();
  if (hired === null) return null;
  return (
    <KeyValueList
      items={[
        { key: t('hired.job'), value: <bdi>{`${hired.job}, ${hired.employer}`}</bdi> },
        ...(hired.pay === null
          ? []
          : [
              {
                key: t('hired.pay'),
                value: pay({ pay_min: hired.pay.min, pay_max: hired.pay.max, period: hired.pay.period }),
              },
            ]),
        { key: t('hired.on'), value: days.day(hired.on) },
        ...(hired.starts_on === null ? [] : [{ key: t('hired.starts'), value: days.day(hired.starts_on) }]),
        { key: t('hired.last'), value: days.day(hired.last_week_ends_on) },
        { key: t('hired.until'), value: days.day(hired.confirm_until) },
      ]}
    />
  );
}

/** The whole weeks of a pause: the person reads why none of them can be confirmed. */
export function Paused({ claim: { paused, state } }: { readonly claim: OwnSupport }) {
  const t = useText(supportTexts);
  const days = useDays();
  if (endedStates.includes(state)) return null;
  return paused.map((span) => (
    <Banner key={span.starts_on} tone="info">
      {t('hint.wasPaused', { weeks: days.week(span) })}
    </Banner>
  ));
}

/** What the person can do now, where it is not a week to confirm. */
function Hint({ claim: { state, to_certify: open } }: { readonly claim: OwnSupport }) {
  const t = useText(supportTexts);
  if (['submitted', 'under_review', 'waitlisted'].includes(state))
    return <Banner tone="info">{t('hint.waits')}</Banner>;
  if (state === 'refused') return <Banner tone="info">{t('hint.refused')}</Banner>;
  if (state === 'paused') return <Banner tone="info">{t('hint.paused')}</Banner>;
  if (state === 'suspended') return <Banner tone="warn">{t('hint.suspended')}</Banner>;
  if (state === 'graduated') return <Banner tone="ok">{t('hint.graduated')}</Banner>;
  if (['enrolled', 'active'].includes(state) && open.length === 0)
    return <Banner tone="ok">{t('hint.done')}</Banner>;
  return null;
}
