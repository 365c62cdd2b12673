import { hrefOf } from '@egcr/contract/product-screens';
import { readJobCall, type Job } from '@egcr/jobs/contract';
import { SimilarJobs } from '@egcr/jobs/web';
import { BackLink } from '@egcr/ui/back-link';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Checkbox } from '@egcr/ui/checkbox';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { TextAreaField } from '@egcr/ui/text-field';
import { isMissing, isRefusal } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { sentences, shownOtherwise, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';

import { applyForJobCall } from '../../contract/index.ts';
import { ANSWER_MAX_LENGTH } from '../../contract/limits.ts';
import { FitCard, useFit } from '../fit/fit-card.tsx';
import { fitTexts } from '../fit/texts.ts';
import { useApplicationActs, useJobToApply } from '../queries.ts';
import { careerTexts } from '../texts.ts';
import { careerApplyTexts } from './texts.ts';
import {
  answerFields,
  answersOf,
  emptyApplication,
  fieldOfAnswer,
  typedApplication,
} from './typed-application.ts';

/** `/jobs/$slug/apply`: what the employer will see, the letter, and what happens then. */
export function Screen() {
  const t = useText(careerApplyTexts);
  const slug = usePathPart('slug');
  return (
    <Page>
      <BackLink href={`${hrefOf('jobs')}/${encodeURIComponent(slug)}`}>{t('back')}</BackLink>
      <Content key={slug} slug={slug} />
    </Page>
  );
}

function Content({ slug }: { readonly slug: string }) {
  const t = useText(careerTexts);
  const applying = useText(careerApplyTexts);
  const say = useSentences(sentences(readJobCall, { job_gone: shownOtherwise }));
  const found = useJobToApply(slug);
  if (found.data) return <Applying job={found.data} />;
  const isOver = isRefusal(found.error, 'job_gone');
  if (isOver || isMissing(found.error))
    return (
      <>
        <PageHeading
          title={isOver ? applying('no.closed') : t('missing')}
          actions={<ButtonLink href={hrefOf('jobs')}>{t('find')}</ButtonLink>}
        />
        {isOver && <SimilarJobs slug={slug} />}
      </>
    );
  if (found.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  return (
    <ErrorCard
      headingLevel={1}
      title={t('unread')}
      description={say.failure(found.error)}
      retryLabel={t('retry')}
      onRetry={() => void found.refetch()}
    />
  );
}

function Applying({ job }: { readonly job: Job }) {
  const t = useText(careerApplyTexts);
  const shared = useText(careerTexts);
  const [isSent, setSent] = useState(false);
  const [isClosed, setClosed] = useState(false);
  if (isSent)
    return (
      <ConfirmationPanel
        title={t('apply.sent')}
        subject={job.title}
        description={t('apply.sent.text')}
        actions={
          <>
            <ButtonLink href={hrefOf('job-board', { tab: 'applications' })}>{shared('mine')}</ButtonLink>
            <ButtonLink look="secondary" href={hrefOf('jobs')}>
              {shared('find')}
            </ButtonLink>
          </>
        }
      />
    );
  return (
    <>
      <PageHeading
        title={t('apply.title', { job: job.title })}
        description={t('apply.at', { employer: job.employer })}
      />
      <PageColumns
        aside={
          <>
            <FitCard slug={job.slug} />
            <Card title={t('apply.sees')} tone="sunken">
              <p className="text-sm text-ink-2">{t('apply.sees.text')}</p>
            </Card>
          </>
        }
      >
        <LetterForm job={job} onSent={() => setSent(true)} onClosed={() => setClosed(true)} />
      </PageColumns>
      {isClosed && <SimilarJobs slug={job.slug} />}
    </>
  );
}

interface LetterFormProps {
  readonly job: Pick<Job, 'slug' | 'questions' | 'language'>;
  readonly onSent: () => void;
  /** The job was closed while the letter was written. */
  readonly onClosed: () => void;
}

function LetterForm({ job, onSent, onClosed }: LetterFormProps) {
  const t = useText(careerApplyTexts);
  const fits = useText(fitTexts);
  const { slug, questions } = job;
  const hasCv = (useFit(slug)?.cv ?? 'none') !== 'none';
  const { apply } = useApplicationActs();
  const { attempt } = useKeptAttempt(nameOf(slug), z.unknown());
  const form = useLetterForm(job);
  const { error: _error, ...withCv } = form.field('with_cv');
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (typed) => {
        const body = {
          letter: typed.letter,
          answers: answersOf(typed, questions),
          with_cv: hasCv && typed.with_cv,
        };
        const made = await attempt(body, (key) => apply(slug, body, key)).catch((failure: unknown) => {
          if (isRefusal(failure, 'job_closed')) onClosed();
          throw failure;
        });
        if (made !== undefined) onSent();
      })}
      action={
        <Button type="submit" busy={form.isBusy}>
          {t('apply.send')}
        </Button>
      }
    >
      <TextAreaField
        {...form.field('letter')}
        label={t('apply.letter')}
        hint={t('apply.letter.hint')}
        rows={10}
        dir="auto"
      />
      <Questions job={job} form={form} />
      {hasCv && <Checkbox {...withCv} label={fits('cv.with')} hint={fits('cv.with.text')} />}
    </FormShell>
  );
}

/** What the employer asks everyone, in the language of the posting. */
function Questions({
  job: { questions, language },
  form,
}: {
  readonly job: LetterFormProps['job'];
  readonly form: ReturnType<typeof useLetterForm>;
}) {
  const t = useText(careerApplyTexts);
  if (questions.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="pb-3 text-lg font-semibold">{t('questions')}</legend>
      {answerFields.slice(0, questions.length).map((name, at) => (
        <TextAreaField
          key={name}
          {...form.field(name)}
          label={<bdi lang={language}>{questions[at]}</bdi>}
          rows={3}
          maxLength={ANSWER_MAX_LENGTH}
          dir="auto"
        />
      ))}
    </fieldset>
  );
}

const nameOf = (slug: string) => `careers.apply.${slug}`;

/** The form with its words. */
function useLetterForm({ slug, questions }: LetterFormProps['job']) {
  const t = useText(careerApplyTexts);
  const fits = useText(fitTexts);
  return useKeptForm({
    name: nameOf(slug),
    keeps: ['letter', ...answerFields],
    schema: useMemo(() => typedApplication(questions), [questions]),
    defaultValues: emptyApplication,
    fieldOf: fieldOfAnswer,
    sentences: sentences(
      applyForJobCall,
      {
        own_organisation: t('no.own'),
        already_applied: t('no.twice'),
        job_closed: t('no.closed'),
        application_limit_reached: t('no.limit'),
        no_cv: fits('cv.missing'),
      },
      ({ code }) => {
        if (code === 'required') return t('issue.answer');
        if (code === 'question_changed') return t('issue.question');
        return code === 'too_short' ? t('issue.short') : undefined;
      },
    ),
  });
}
