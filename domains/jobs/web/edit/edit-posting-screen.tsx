import { platformRefusals } from '@egcr/contract/refusals';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Briefcase } from 'lucide-react';

import type { WholePosting } from '../../contract/index.ts';
import { boardAddress, casePath } from '../addresses.ts';
import { jobEmployerTexts } from '../employer/texts.ts';
import { usePlace } from '../job-facts.tsx';
import { usePosting } from '../queries.ts';
import { jobTexts } from '../texts.ts';
import { jobWords } from '../words/texts.ts';
import { ChangeForm } from './change-form.tsx';
import { jobEditTexts } from './texts.ts';

/** `/global-job-board/postings/$postingId/edit`: what an open job says is changed. */
export function Screen() {
  const shared = useText(jobTexts);
  const id = usePathPart('postingId');
  return (
    <Page>
      <BackLink href={boardAddress.to({ tab: 'employer' })}>{shared('board')}</BackLink>
      <Content key={id} id={id} />
    </Page>
  );
}

function Content({ id }: { readonly id: string }) {
  const t = useText(jobEditTexts);
  const say = useSentences();
  const found = usePosting(id);
  if (found.data) return <Editing key={found.data.version} posting={found.data} />;
  const isMissing =
    isRefusal(found.error, platformRefusals.not_found.code) || isRefusal(found.error, 'validation_failed');
  if (isMissing) return <PageHeading title={t('missing')} />;
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

function Editing({ posting }: { readonly posting: WholePosting }) {
  const t = useText(jobEditTexts);
  return (
    <>
      <PageHeading
        eyebrow={<bdi>{posting.employer}</bdi>}
        title={t('title')}
        description={posting.state === 'published' && t('lead')}
      />
      {posting.state === 'published' ? (
        <PageColumns aside={<Stays posting={posting} />}>
          <Form posting={posting} />
        </PageColumns>
      ) : (
        <EmptyState
          icon={<Briefcase aria-hidden />}
          title={t('not.open')}
          description={t('not.open.text')}
          action={<ToPostings />}
        />
      )}
    </>
  );
}

/** A change that waits is decided before the next one. */
function Form({ posting }: { readonly posting: WholePosting }) {
  const t = useText(jobEditTexts);
  const employer = useText(jobEmployerTexts);
  if (posting.change_case_id !== null)
    return (
      <EmptyState
        icon={<Briefcase aria-hidden />}
        title={t('waits')}
        description={t('waits.text')}
        action={<ButtonLink href={casePath(posting.change_case_id)}>{employer('employer.case')}</ButtonLink>}
      />
    );
  return (
    <>
      {!posting.is_employer_verified && <Banner tone="info" title={t('looked')} />}
      <ChangeForm posting={posting} />
    </>
  );
}

function ToPostings() {
  const shared = useText(jobTexts);
  return <ButtonLink href={boardAddress.to({ tab: 'employer' })}>{shared('board')}</ButtonLink>;
}

function Stays({ posting }: { readonly posting: WholePosting }) {
  const t = useText(jobEditTexts);
  const shared = useText(jobTexts);
  const employer = useText(jobEmployerTexts);
  const said = useText(jobWords);
  const formats = useFormats();
  const place = usePlace();
  return (
    <Card title={t('stays')}>
      <KeyValueList
        items={[
          { key: shared('place'), value: <bdi>{place(posting)}</bdi> },
          { key: shared('filter.contract'), value: said(`contract.${posting.contract}`) },
          { key: employer('new.currency'), value: posting.pay_min.assetCode },
          { key: employer('new.period'), value: said(`period.name.${posting.period}`) },
          { key: shared('occupation'), value: said(`occupation.${posting.occupation}`) },
          { key: shared('new.closes'), value: formats.date(posting.closes_at) },
        ]}
      />
      <p className="text-sm text-ink-2">{t('stays.text')}</p>
    </Card>
  );
}
