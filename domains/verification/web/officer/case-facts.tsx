import { useOpenCase } from '@egcr/cases/web';
import { Banner } from '@egcr/ui/banner';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { ScreeningHit } from '../../contract/index.ts';
import { Checks } from '../businesses/checks.tsx';
import { VerificationMarks } from '../businesses/verification-marks.tsx';
import { useCaseVerification } from '../queries.ts';
import { CheckForm } from './check-form.tsx';
import { HitForm } from './hit-form.tsx';
import { officerTexts } from './texts.ts';

/** In an open case of verification: the checks of the business, and the hits of screening. Nothing in other cases. */
export function Slot() {
  const found = useOpenCase();
  return found?.kind.startsWith('verification.') ? (
    <CaseFacts key={found.id} id={found.id} version={found.version} />
  ) : null;
}

function CaseFacts({ id, version }: { readonly id: string; readonly version: number }) {
  const t = useText(officerTexts);
  const say = useSentences();
  const formats = useFormats();
  const read = useCaseVerification({ id, version });
  if (read.isPending) return <Skeleton className="m-5 h-40" />;
  if (read.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(read.error)}
        retryLabel={t('retry')}
        onRetry={() => void read.refetch()}
      />
    );
  const { business, hits, lists } = read.data;
  return (
    <div className="flex min-w-0 flex-col gap-5 p-5">
      <VerificationMarks found={business} />
      {lists.length === 0 && <Banner tone="warn">{t('no_list')}</Banner>}
      <h3 className="font-semibold">{t('hits', { number: formats.number(hits.length) })}</h3>
      {hits.map((hit) => (
        <Hit key={hit.id} caseId={id} hit={hit} />
      ))}
      {read.data.to_decide.length > 0 && <CheckForm caseId={id} found={read.data} />}
      <Checks checks={business.checks} />
    </div>
  );
}

function Hit({ caseId, hit }: { readonly caseId: string; readonly hit: ScreeningHit }) {
  const t = useText(officerTexts);
  const formats = useFormats();
  return (
    <section aria-label={hit.entry} className="flex min-w-0 flex-col gap-2 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="min-w-0 font-medium wrap-anywhere">
          <bdi>{hit.subject}</bdi> – <bdi>{hit.entry}</bdi>
        </span>
        <span className="num font-semibold">{formats.percent(hit.score)}</span>
      </p>
      <ul className="flex list-disc flex-col gap-0.5 ps-5 text-sm text-ink-2">
        {hit.reasons.map(({ word, other, how, score }) => (
          <li key={word}>{t(`how.${how}`, { word, other, percent: formats.percent(score) })}</li>
        ))}
        {hit.qualifier !== null && <li>{t(hit.qualifier)}</li>}
      </ul>
      <p className="text-sm">
        {t(`state.${hit.state}`)}
        {hit.reason !== '' && <span className="wrap-anywhere">: {hit.reason}</span>}
      </p>
      {hit.can_decide && <HitForm caseId={caseId} hit={hit} />}
    </section>
  );
}
