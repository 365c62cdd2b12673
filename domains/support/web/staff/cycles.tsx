import { hrefOf } from '@egcr/contract/product-screens';
import { Badge, type Tone } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { CycleState } from '../../contract/cycle-machines.ts';
import type { CycleShown } from '../../contract/shapes.ts';
import { prepareCycleCall, stepCycleCall } from '../../contract/staff-endpoints.ts';
import { supportKey, useCycles } from '../queries.ts';
import { BudgetForm } from './budget-form.tsx';
import { staffTexts } from './texts.ts';

const tones: Readonly<Record<CycleState, Tone>> = {
  draft: 'neutral',
  to_approve: 'warn',
  approved: 'info',
  disbursed: 'info',
  reconciled: 'info',
  closed: 'ok',
  cancelled: 'neutral',
};

type Step = CycleShown['can'][number];

/** What waits for the next cycle, what the account holds, and every cycle with how it stands. */
export function Cycles() {
  const t = useText(staffTexts);
  const say = useSentences();
  const { data, isPending, error, refetch } = useCycles();
  if (isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  if (data === undefined)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(error)}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Card title={t('cycles')} padding="large">
      <div className="flex flex-col gap-6">
        <KeyValueList
          items={[
            {
              key: t('ready'),
              value: (
                <>
                  {t('weeks', { count: data.ready_count })} · <Money amount={data.ready_total} />
                </>
              ),
            },
            { key: t('left'), value: <Money amount={data.left} /> },
          ]}
        />
        {data.may_prepare && <Prepare hasReady={data.ready_count > 0} />}
        {data.may_propose_budget && <BudgetForm />}
        <ul aria-label={t('cycles')} className="flex flex-col divide-y divide-line">
          {data.items.map((cycle) => (
            <Cycle key={cycle.id} cycle={cycle} mayStep={data.may_prepare} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Prepare({ hasReady }: { readonly hasReady: boolean }) {
  const t = useText(staffTexts);
  const { run, failure } = useStep('new');
  return (
    <div className="flex flex-col items-start gap-3">
      {failure}
      <Button
        busy={run.isPending}
        disabled={!hasReady}
        disabledReason={hasReady ? undefined : t('no.nothing')}
        onClick={() => run.mutate('prepare')}
      >
        {t('prepare')}
      </Button>
    </div>
  );
}

function Cycle({ cycle, mayStep }: { readonly cycle: CycleShown; readonly mayStep: boolean }) {
  const t = useText(staffTexts);
  const formats = useFormats();
  const { run, failure } = useStep(cycle.id);
  const isShort = cycle.missing.value !== '0';
  return (
    <li className="flex flex-col gap-3 py-4">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold">{cycle.name}</bdi>
          <Badge tone={tones[cycle.state]}>{t(`state.${cycle.state}`)}</Badge>
          {cycle.is_sample && <Badge>{t('sample')}</Badge>}
        </span>
        <Money amount={cycle.total} className="font-semibold" />
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span>{t('weeks', { count: cycle.count })}</span>
        <span>{t('paid', { count: cycle.paid_count })}</span>
        {cycle.unpaid_count > 0 && <span>{t('unpaid', { count: cycle.unpaid_count })}</span>}
        <time dateTime={cycle.changed_at} className="num">
          {formats.recent(cycle.changed_at)}
        </time>
      </span>
      {isShort && (
        <Banner tone="warn" title={t('short')}>
          {t('short.text')} <Money amount={cycle.missing} />
        </Banner>
      )}
      {failure}
      <span className="flex flex-wrap items-center gap-3 empty:hidden">
        {(mayStep ? cycle.can : []).map((step) => (
          <Button
            key={step}
            look={step === 'cancel' ? 'secondary' : 'primary'}
            busy={run.isPending}
            disabled={step === 'propose' && isShort}
            disabledReason={step === 'propose' && isShort ? t('no.short') : undefined}
            onClick={() => run.mutate(step)}
          >
            {t(`step.${step}`)}
          </Button>
        ))}
        {cycle.envelope_id !== null && (
          <Link href={hrefOf('disbursements')} look="standalone">
            {t('envelope')}
          </Link>
        )}
      </span>
    </li>
  );
}

/** Changes a cycle under one key until an answer has come. */
function useStep(id: string) {
  const t = useText(staffTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const say = useSentences(useCycleSentences());
  const { attempt } = useKeptAttempt(`support.cycle.${id}`, z.unknown());
  const run = useMutation({
    mutationFn: (step: Step | 'prepare') =>
      attempt({ step }, async (key) => {
        if (step === 'prepare') await call(prepareCycleCall, {}, { idempotencyKey: key });
        else await call(stepCycleCall, { params: { id }, body: { step } }, { idempotencyKey: key });
        return step;
      }),
    onSuccess: (done) => {
      if (done) toasts.show({ tone: 'ok', title: t(`done.${done}`) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: supportKey }),
  });
  const failure = run.isError && (
    <Banner tone="bad" isLive title={t('failed')}>
      {say.failure(run.error)}
    </Banner>
  );
  return { run, failure };
}

function useCycleSentences() {
  const t = useText(staffTexts);
  return sentences([prepareCycleCall, stepCycleCall], {
    cycle_open: t('no.open'),
    nothing_to_pay: t('no.nothing'),
    cycle_state: t('no.state'),
    cycle_short: t('no.short'),
    payer_decided: t('no.payer'),
    interested_party: t('no.interested'),
    day_worth_reached: t('no.day'),
    too_many_proposals: t('no.many'),
  });
}
