import { CaseFact, CaseFacts, useOpenCase } from '@egcr/cases/web';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { Banner } from '@egcr/ui/banner';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useQuery } from '@tanstack/react-query';

import { readClaimJobCall } from '../../../contract/claim-job-call.ts';
import { useDays } from '../../week-name.ts';
import { claimJobTexts } from './texts.ts';

/** In the open case of a claim: the job that ends it, above all where that is far ahead. Nothing in other cases. */
export function Slot() {
  const found = useOpenCase();
  return found?.kind === 'support.claim' ? <ClaimJob key={found.id} caseId={found.id} /> : null;
}

export function ClaimJob({ caseId }: { readonly caseId: string }) {
  const t = useText(claimJobTexts);
  const read = useQuery({
    queryKey: ['support', 'job', caseId],
    queryFn: ({ signal }) => call(readClaimJobCall, { params: { id: caseId } }, { signal }),
  });
  // Most claims have none: nothing stands there, not even while it is read.
  if (read.isPending || read.data?.job === null) return null;
  return (
    <CaseFacts read={read}>
      {({ job }) => job && <CaseFact title={t('title')}>{<Facts job={job} />}</CaseFact>}
    </CaseFacts>
  );
}

type Job = NonNullable<ReplyOf<typeof readClaimJobCall>['job']>;

function Facts({ job }: { readonly job: Job }) {
  const t = useText(claimJobTexts);
  const days = useDays();
  return (
    <>
      {job.weeks_ahead !== null && (
        <Banner tone="warn" title={t('far', { count: job.weeks_ahead })}>
          {t('far.text')}
        </Banner>
      )}
      <p>
        <bdi>{`${job.job}, ${job.employer}`}</bdi>
      </p>
      <KeyValueList
        items={[
          { key: t('accepted'), value: days.day(job.accepted_on) },
          ...(job.starts_on === null ? [] : [{ key: t('starts'), value: days.day(job.starts_on) }]),
          { key: t('last'), value: days.day(job.last_week_ends_on) },
        ]}
      />
    </>
  );
}
