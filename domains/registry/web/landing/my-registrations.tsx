import { CaseMarks } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { FileBadge } from 'lucide-react';

import type { OwnRegistration } from '../../contract/index.ts';
import { useRegistrations } from '../queries.ts';
import { registryTexts } from '../texts.ts';

/** What the reader has sent, and what became of it. */
export function MyRegistrations() {
  const t = useText(registryTexts);
  return (
    <PagedList
      pages={useRegistrations()}
      label={t('mine')}
      renderRow={(found) => <Row key={found.case_id} found={found} />}
      empty={
        <EmptyState
          icon={<FileBadge aria-hidden />}
          title={t('mine.none')}
          description={t('mine.none.text')}
        />
      }
      className="card flex flex-col divide-y divide-line"
    />
  );
}

function Row({ found }: { readonly found: OwnRegistration }) {
  const formats = useFormats();
  return (
    <li>
      <Anchor
        href={`${hrefOf('cases')}/${encodeURIComponent(found.case_id)}`}
        className="flex flex-col gap-2 p-4 hover:bg-sunken"
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <bdi className="font-semibold wrap-anywhere">{found.name}</bdi>
          {found.number !== null && (
            <span dir="ltr" className="num font-mono text-sm">
              {found.number}
            </span>
          )}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <CaseMarks found={{ ...found, is_appeal: false }} />
          <span className="flex flex-wrap gap-x-3">
            <span dir="ltr" className="num font-mono">
              {found.reference}
            </span>
            <time dateTime={found.sent_at} className="num">
              {formats.date(found.sent_at)}
            </time>
          </span>
        </span>
      </Anchor>
    </li>
  );
}
