import { hrefOf } from '@egcr/contract/product-screens';
import { useActingFor } from '@egcr/organisations/web';
import { Badge, type Tone } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Link } from '@egcr/ui/link';
import { useToasts } from '@egcr/ui/toast';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { Briefcase } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { postingMachine, stepPostingCall, type OwnPosting, type PostingState } from '../../contract/index.ts';
import { employerSteps, type EmployerStep } from '../../contract/posting-machine.ts';
import { stateAfter } from '@egcr/contract/machine';
import { casePath, editPath, jobPath } from '../addresses.ts';
import { usePay, usePlace } from '../job-facts.tsx';
import { usePostingActs, usePostings } from '../queries.ts';
import { jobTexts } from '../texts.ts';
import { RenewDialog } from './renew-dialog.tsx';
import { jobEmployerTexts } from './texts.ts';
import { jobWords } from '../words/texts.ts';

/** The postings of the organisation for which the reader acts. */
export function EmployerTab() {
  const t = useText(jobEmployerTexts);
  const acting = useActingFor();
  if (acting === undefined)
    return (
      <EmptyState
        icon={<Briefcase aria-hidden />}
        title={t('employer.none')}
        description={t('employer.none.text')}
        action={
          <ButtonLink href={hrefOf('settings', { section: 'organisations' })}>
            {t('employer.settings')}
          </ButtonLink>
        }
      />
    );
  return <Postings key={acting.id} id={acting.id} name={acting.name} />;
}

function Postings({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useText(jobEmployerTexts);
  const postings = usePostings(id);
  const label = t('employer.list', { name });
  const post = <ButtonLink href={hrefOf('job-posting-new')}>{t('employer.post')}</ButtonLink>;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{label}</h2>
        {post}
      </div>
      {postings.first?.items.some((posting) => posting.is_employer_slow) === true && (
        <Banner tone="warn" title={t('slow')}>
          {t('slow.text')}
        </Banner>
      )}
      <PagedList
        pages={postings}
        label={label}
        renderRow={(posting) => <PostingRow key={posting.id} posting={posting} />}
        empty={
          <EmptyState
            icon={<Briefcase aria-hidden />}
            headingLevel={3}
            title={t('employer.empty')}
            description={t('employer.empty.text')}
          />
        }
        className="card flex flex-col divide-y divide-line"
      />
    </section>
  );
}

const tones: Readonly<Record<PostingState, Tone>> = {
  draft: 'neutral',
  in_moderation: 'warn',
  published: 'ok',
  rejected: 'bad',
  withdrawn: 'neutral',
  closed: 'neutral',
  filled: 'info',
  expired: 'neutral',
};

function PostingRow({ posting }: { readonly posting: OwnPosting }) {
  const t = useText(jobEmployerTexts);
  const shared = useText(jobTexts);
  const said = useText(jobWords);
  const formats = useFormats();
  const pay = usePay();
  const place = usePlace();
  const wasSeen = !['draft', 'in_moderation', 'rejected', 'withdrawn'].includes(posting.state);
  const title = <bdi lang={posting.language}>{posting.title}</bdi>;
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          {posting.state === 'published' ? <Link href={jobPath(posting.slug)}>{title}</Link> : title}
        </h3>
        <span className="flex flex-wrap gap-1.5">
          {posting.is_sample && <Badge>{said('sample')}</Badge>}
          <Badge tone={tones[posting.state]}>{said(`state.${posting.state}`)}</Badge>
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="num">{pay(posting)}</span>
        <bdi>{place(posting)}</bdi>
        <span>{shared('closes', { date: formats.date(posting.closes_at) })}</span>
      </p>
      {posting.change_case_id !== null && (
        <Link look="standalone" className="text-sm" href={casePath(posting.change_case_id)}>
          {t('change.waits')}
        </Link>
      )}
      <div className="flex flex-wrap gap-3">
        {wasSeen && (
          <ButtonLink
            look="secondary"
            size="small"
            href={`${hrefOf('job-board')}/postings/${encodeURIComponent(posting.id)}`}
          >
            {t('employer.applications')}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        )}
        {posting.case_id !== null && !wasSeen && (
          <ButtonLink look="secondary" size="small" href={casePath(posting.case_id)}>
            {t('employer.case')}
          </ButtonLink>
        )}
        {posting.state === 'published' && posting.change_case_id === null && (
          <ButtonLink look="quiet" size="small" href={editPath(posting.id)}>
            {t('edit')}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        )}
        {employerSteps
          .filter((step) => stateAfter(postingMachine, posting.state, step) !== undefined)
          .map((step) => (
            <StepButton key={step} posting={posting} step={step} />
          ))}
        <RenewButton posting={posting} />
      </div>
    </li>
  );
}

function RenewButton({ posting }: { readonly posting: OwnPosting }) {
  const t = useText(jobEmployerTexts);
  const [isOpen, setOpen] = useState(false);
  if (stateAfter(postingMachine, posting.state, 'renew') === undefined) return null;
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {t('renew')}
      </Button>
      {isOpen && <RenewDialog posting={posting} onClose={() => setOpen(false)} />}
    </>
  );
}

function StepButton({ posting, step }: { readonly posting: OwnPosting; readonly step: EmployerStep }) {
  const t = useText(jobEmployerTexts);
  const toasts = useToasts();
  const acts = usePostingActs();
  const { attempt } = useKeptAttempt(`jobs.step.${posting.id}`, z.unknown());
  const say = useSentences(
    sentences(stepPostingCall, {
      team_role_required: t('no.role'),
      posting_changed: t('no.changed'),
      posting_step_refused: t('no.changed'),
    }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () => attempt({ step, version: posting.version }, (key) => acts.step(posting, step, key)),
    onSuccess: () => toasts.show({ tone: 'ok', title: t('step.done') }),
    onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }),
  });
  return (
    <Button look="quiet" size="small" busy={isPending} onClick={() => mutate()}>
      {t(`step.${step}`)}
    </Button>
  );
}
