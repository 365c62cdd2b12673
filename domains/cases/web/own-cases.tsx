import { hrefOf } from '@egcr/contract/product-screens';
import { useDrafts } from '@egcr/forms/web';
import { useActingFor } from '@egcr/organisations/web';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor } from '@egcr/ui/link';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { FolderOpen } from 'lucide-react';

import type { OwnCaseRow } from '../contract/index.ts';
import { caseAddress } from './case-address.ts';
import { CaseMarks } from './case-marks.tsx';
import { ForOrganisation } from './for-organisation.tsx';
import { useOwnCases } from './queries.ts';
import { casesTexts } from './texts.ts';

const rowClass = 'flex flex-col gap-1 p-4 hover:bg-sunken';

/** `/cases`: what a person has begun and asked for. */
export function OwnCases() {
  const t = useText(casesTexts);
  const acting = useActingFor();
  const cases = useOwnCases(acting?.id);
  return (
    <Page>
      <PageHeading
        title={t('own.title')}
        description={t('own.lead')}
        actions={<ButtonLink href={hrefOf('create-service')}>{t('own.ask')}</ButtonLink>}
      />
      <Drafts actingFor={acting?.id} />
      <PagedList
        pages={cases}
        label={t('own.list')}
        renderRow={(found) => <Row key={found.id} found={found} />}
        empty={
          <EmptyState
            icon={<FolderOpen aria-hidden />}
            title={t('own.none')}
            description={t('own.none.text')}
          />
        }
        className="card flex flex-col divide-y divide-line"
      />
    </Page>
  );
}

function Row({ found }: { readonly found: OwnCaseRow }) {
  const formats = useFormats();
  return (
    <li>
      <Anchor href={caseAddress(found.id)} className={rowClass}>
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">{found.title}</span>
          <CaseMarks found={found} />
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
          <span dir="ltr" className="num font-mono">
            {found.reference}
          </span>
          <time dateTime={found.opened_at} className="num">
            {formats.recent(found.opened_at)}
          </time>
        </span>
        <ForOrganisation found={found} />
      </Anchor>
    </li>
  );
}

/** What was begun and not sent; nothing where there is nothing. */
function Drafts({ actingFor }: { readonly actingFor: string | undefined }) {
  const t = useText(casesTexts);
  const formats = useFormats();
  const drafts = useDrafts(actingFor);
  if (!drafts.data || drafts.data.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('drafts')}</h2>
      <ul className="card flex flex-col divide-y divide-line">
        {drafts.data.map((draft) => (
          <li key={draft.id}>
            <Anchor href={draft.address} className={rowClass}>
              <span className="font-semibold">{draft.title}</span>
              <span className="text-sm text-ink-2">
                {t('draft.until', { date: formats.date(draft.expires_at) })}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
