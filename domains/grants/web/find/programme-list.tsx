import { Card } from '@egcr/ui/card';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';

import type { Programme } from '../../contract/index.ts';
import { applyPath } from '../paths.ts';
import { ProgrammeMarks, useRange, useWho } from '../programme-facts.tsx';
import { useSearch } from '../queries.ts';
import { grantTexts } from '../texts.ts';

export const programmeGridClass = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** The grants, or the funds, that take applications now. */
export function OpenProgrammes({ kind }: { readonly kind: Programme['kind'] }) {
  const t = useText(grantTexts);
  const title = t(kind === 'fund' ? 'funds' : 'grants');
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      <PagedList
        pages={useSearch({ kind, status: 'open' })}
        label={title}
        className={programmeGridClass}
        renderRow={(programme) => (
          <ProgrammeCard key={programme.slug} programme={programme} headingLevel={3} />
        )}
        empty={<p className="text-ink-2">{t('found.none')}</p>}
      />
    </section>
  );
}

interface ProgrammeCardProps {
  readonly programme: Programme;
  /** 3 below a heading of its own. */
  readonly headingLevel?: 2 | 3;
}

/** A programme, as a way to its page. */
export function ProgrammeCard({ programme, headingLevel = 2 }: ProgrammeCardProps) {
  const range = useRange();
  const who = useWho();
  return (
    <li className="grid">
      <Card
        title={<bdi>{programme.title}</bdi>}
        description={<bdi>{programme.summary}</bdi>}
        headingLevel={headingLevel}
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
