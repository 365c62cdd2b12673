import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Checkbox } from '@egcr/ui/checkbox';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import {
  countActs,
  questionsOf,
  type CountedActs,
  type WeekQuestion,
} from '../contract/certification-rules.ts';
import { certifyWeekCall } from '../contract/endpoints.ts';
import { CAUSE_MAX } from '../contract/limits.ts';
import { currentPolicy, policyOf, type Policy } from '../contract/policy.ts';
import type { OwnSupport } from '../contract/shapes.ts';
import { payWeek } from '../contract/week-rules.ts';
import { ActFields } from './act-fields.tsx';
import { emptyWeek, fieldOfBody, isWritten, weekForm, type WeekForm, writtenActs } from './certify-form.ts';
import { EarnedField, useReadEarned } from './earned-field.tsx';
import { supportKey } from './queries.ts';
import { supportTexts } from './texts.ts';
import { useDays } from './week-name.ts';
import { earnedOf, Working } from './working.tsx';

interface CertifyCardProps {
  readonly claim: OwnSupport;
  readonly open: OwnSupport['to_certify'][number];
  /** How many more weeks wait. */
  readonly others: number;
}

/** Confirms the oldest week that is over: with acts that count already it is one tap. */
export function CertifyCard({ claim, open, others }: CertifyCardProps) {
  const t = useText(supportTexts);
  const days = useDays();
  return (
    <Card
      title={t('certify', { week: days.week(open) })}
      description={t(open.is_late ? 'certify.late' : 'certify.due', { day: days.day(open.due_on) })}
      padding="large"
    >
      {others > 0 && <Banner tone="info">{t('certify.more', { count: others })}</Banner>}
      <WeekQuestions claim={claim} open={open} />
    </Card>
  );
}

function WeekQuestions({ claim, open }: Omit<CertifyCardProps, 'others'>) {
  const t = useText(supportTexts);
  const read = useReadEarned();
  const form = useWeekForm(open);
  const send = useCertify(claim, open);
  const values = form.form.watch();
  const policy = policyOf(claim.policy_version) ?? currentPolicy;
  const isWaived = open.is_search_waived;
  const seen = {
    platform: open.acts_seen,
    declared: [1, 2].filter((at) => isWritten(values, at)).length,
    isWaived,
  };
  const asked = questionsOf(policy, {
    standing: open.is_late ? 'late' : 'open',
    wasAble: values.able,
    refusedOffer: values.refused,
    isExempt: values.exempt,
    ...seen,
  });
  const earnedMinor = read(values.earned);
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (given) => {
        if (earnedMinor === undefined) return form.refuse('earned', 'not_a_number');
        await send(given, earnedMinor);
      })}
      action={
        <Button type="submit" size="large" busy={form.isBusy} className="self-start">
          {t(asked.length === 0 ? 'certify.send' : 'certify.send.query')}
        </Button>
      }
    >
      <EarnedField
        id={form.field('earned').id}
        label={t('earned')}
        hint={t('earned.hint')}
        value={values.earned}
        onValueChange={(typed) => form.form.setValue('earned', typed)}
        error={earnedMinor === undefined ? t('issue.earned') : form.field('earned').error}
      />
      {isWaived ? (
        <p className="font-medium">{t('acts.waived')}</p>
      ) : (
        <Acts form={form} open={open} policy={policy} seen={seen} />
      )}
      <div className="flex flex-col gap-1">
        <Checkbox label={t('able')} {...form.field('able')} />
        {!isWaived && <Checkbox label={t('refused')} {...form.field('refused')} />}
        {!isWaived && <Checkbox label={t('exempt')} hint={t('exempt.hint')} {...form.field('exempt')} />}
      </div>
      {asked.length > 0 && <Cause form={form} asked={asked} />}
      {earnedMinor !== undefined && (
        <Working
          week={payWeek(policy, {
            benefitMinor: BigInt(claim.benefit.value),
            earnedMinor,
            owedMinor: BigInt(claim.owed.value),
          })}
        />
      )}
    </FormShell>
  );
}

/** What counts as looking for work, and what the person adds to it. */
function Acts({ form, open, policy, seen }: ActsProps) {
  const t = useText(supportTexts);
  const { counted, needed } = countActs(policy, seen);
  return (
    <>
      <div className="flex flex-col gap-1">
        <p role="status" className="font-medium">
          {t('acts.count', { counted: String(counted), needed: String(needed) })}
        </p>
        <p className="text-sm text-ink-2">{t('acts.hint')}</p>
      </div>
      {[1, 2].map((at) => (
        <ActFields key={at} at={at} form={form} open={open} />
      ))}
    </>
  );
}

interface ActsProps extends Pick<CertifyCardProps, 'open'> {
  readonly form: SchemaForm<WeekForm, WeekForm>;
  readonly policy: Policy;
  readonly seen: CountedActs;
}

/** Why an officer looks first, and what the person says to it: help comes before any sanction. */
function Cause({
  form,
  asked,
}: {
  readonly form: SchemaForm<WeekForm, WeekForm>;
  readonly asked: readonly WeekQuestion[];
}) {
  const t = useText(supportTexts);
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warn" isLive title={t('asked')}>
        {asked.map((question) => t(`question.${question}`)).join(' ')}
      </Banner>
      <TextAreaField
        label={t('cause')}
        hint={t('cause.hint')}
        rows={3}
        maxLength={CAUSE_MAX}
        dir="auto"
        {...form.field('cause')}
      />
    </div>
  );
}

function useWeekForm(open: CertifyCardProps['open']) {
  const t = useText(supportTexts);
  return useKeptForm<WeekForm, WeekForm>({
    name: `support.week.${open.week}`,
    keeps: ['earned', 'cause', 'text1', 'proof1', 'text2', 'proof2'],
    schema: weekForm,
    defaultValues: emptyWeek(open.starts_on),
    fieldOf: fieldOfBody,
    sentences: sentences(
      certifyWeekCall,
      {
        no_claim: t('no.claim'),
        week_not_open: t('no.week'),
        week_certified: t('no.certified'),
      },
      ({ field, code }) => {
        if (code === 'other_week') return t('issue.day');
        if (field === 'cause') return t('issue.cause');
        return field.startsWith('earned') ? t('issue.earned') : undefined;
      },
    ),
  });
}

function useCertify({ case_id: caseId }: OwnSupport, { week }: CertifyCardProps['open']) {
  const t = useText(supportTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`support.week.${caseId}.${week}`, z.unknown());
  return async (given: WeekForm, earnedMinor: bigint): Promise<void> => {
    const body = {
      week,
      earned: earnedOf(earnedMinor),
      was_able: given.able,
      refused_offer: given.refused,
      is_exempt: given.exempt,
      cause: given.cause,
      activities: writtenActs(given),
    };
    const done = await attempt(body, (key) => call(certifyWeekCall, { body }, { idempotencyKey: key }));
    if (!done) return;
    toasts.show({ tone: 'ok', title: t(done.state === 'query' ? 'done.query' : 'done.accepted') });
    await client.invalidateQueries({ queryKey: supportKey });
  };
}
