import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { Programme } from '../../contract/index.ts';
import { applyPath } from '../addresses.ts';
import { ProgrammeMarks, useRange, useWho } from '../programme-facts.tsx';
import { useProgrammes } from '../queries.ts';
import { grantTexts } from '../texts.ts';

interface ProgrammeListProps {
  readonly kind: Programme['kind'];
  /** Only what takes applications now. */
  readonly isOpenOnly?: boolean;
}

/** The grants, or the funds, each a way to its application. */
export function ProgrammeList({ kind, isOpenOnly = false }: ProgrammeListProps) {
  const t = useText(grantTexts);
  const say = useSentences();
  const programmes = useProgrammes();
  if (programmes.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(programmes.error)}
        retryLabel={t('retry')}
        onRetry={() => void programmes.refetch()}
      />
    );
  if (!programmes.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  const shown = programmes.data.filter(
    (each) => each.kind === kind && (!isOpenOnly || each.state === 'open'),
  );
  const title = t(kind === 'fund' ? 'funds' : 'grants');
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      <ul aria-label={title} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((programme) => (
          <ProgrammeCard key={programme.slug} programme={programme} />
        ))}
      </ul>
    </section>
  );
}

function ProgrammeCard({ programme }: { readonly programme: Programme }) {
  const range = useRange();
  const who = useWho();
  return (
    <li className="grid">
      <Card
        title={programme.title}
        description={programme.summary}
        headingLevel={3}
        href={applyPath(programme)}
        tone={programme.state === 'open' ? 'plain' : 'sunken'}
      >
        <div className="mt-auto flex flex-col gap-2.5">
          <p className="num text-lg font-semibold">{range(programme)}</p>
          <p className="text-sm text-ink-2">{who(programme.applicants)}</p>
          <ProgrammeMarks programme={programme} />
        </div>
      </Card>
    </li>
  );
}
