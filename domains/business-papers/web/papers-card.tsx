import { useDocumentsText } from '@egcr/documents/web';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';
import { Upload } from 'lucide-react';
import { useState } from 'react';

import type { BusinessPapers } from '../contract/index.ts';
import { AddPaper } from './add-paper.tsx';
import { PaperRow } from './paper-row.tsx';
import { usePapers } from './queries.ts';
import { paperTexts } from './texts.ts';

/** Among the documents of a business: the papers that its team keeps together. */
export function Slot() {
  const d = useDocumentsText();
  const say = useSentences();
  const organisationId = useSlotSubject() ?? '';
  const read = usePapers(organisationId);
  if (read.isError)
    return (
      <ErrorCard
        title={d('failed')}
        description={say.failure(read.error)}
        retryLabel={d('retry')}
        onRetry={() => void read.refetch()}
      />
    );
  if (!read.data)
    return (
      <SkeletonGroup label={d('loading')}>
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  return <Papers organisationId={organisationId} found={read.data} />;
}

interface PapersProps {
  readonly organisationId: string;
  readonly found: BusinessPapers;
}

function Papers({ organisationId, found }: PapersProps) {
  const t = useText(paperTexts);
  const d = useDocumentsText();
  const { size } = useFormats();
  const [isAdding, setAdding] = useState(false);
  const { items, files_max: filesMax } = found;
  const isFull = items.length >= filesMax;
  return (
    <Card title={t('title')} description={t('text')}>
      {items.length === 0 && !isAdding && (
        <p className="text-ink-2">{t(found.may_edit ? 'none' : 'none.viewer')}</p>
      )}
      {items.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((paper) => (
            <PaperRow
              key={paper.id}
              organisationId={organisationId}
              paper={paper}
              mayRemove={found.may_edit}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <p className="num text-sm text-ink-2">
          {d('room.used', {
            used: size(found.used_bytes),
            all: size(found.bytes_max),
            files: items.length,
          })}
        </p>
      )}
      {isFull && found.may_edit && <p className="text-sm">{d('full')}</p>}
      {isAdding && <AddPaper organisationId={organisationId} onDone={() => setAdding(false)} />}
      {found.may_edit && !isAdding && !isFull && (
        <Button
          icon={<Upload aria-hidden className="size-5" />}
          className="self-start"
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      )}
    </Card>
  );
}
