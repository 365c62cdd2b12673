import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Progress } from '@egcr/ui/progress';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';

import type { listDocumentsCall } from '../contract/index.ts';
import { AddPaper } from './add-paper.tsx';
import { DocumentItem } from './document-item.tsx';
import { useDocuments } from './queries.ts';
import { useDocumentsText } from './texts.ts';

type Papers = ReplyOf<typeof listDocumentsCall>;

/** The documents part of the settings: what there is, how much room is left, and a way to add more. */
export function DocumentsPanel() {
  const t = useDocumentsText();
  const say = useSentences();
  const papers = useDocuments();
  if (papers.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
      </SkeletonGroup>
    );
  if (!papers.data)
    return (
      <ErrorCard
        title={t('failed')}
        description={say.failure(papers.error)}
        retryLabel={t('retry')}
        onRetry={() => void papers.refetch()}
      />
    );
  return <Papers papers={papers.data} />;
}

export { DocumentsPanel as Slot };

function Papers({ papers }: { readonly papers: Papers }) {
  const t = useDocumentsText();
  const [isAdding, setAdding] = useState(false);
  const isFull = papers.used_files >= papers.files_max || papers.used_bytes >= papers.bytes_max;
  return (
    <div className="flex flex-col gap-6">
      {isAdding ? (
        <Card title={t('add.title')} padding="large">
          <AddPaper onDone={() => setAdding(false)} />
        </Card>
      ) : (
        <Room papers={papers} isFull={isFull} onAdd={() => setAdding(true)} />
      )}
      {papers.items.length > 0 && (
        <ul className="flex flex-col gap-4">
          {papers.items.map((document) => (
            <DocumentItem key={document.id} document={document} isFull={isFull} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RoomProps {
  readonly papers: Papers;
  readonly isFull: boolean;
  readonly onAdd: () => void;
}

/** What is left of the room, and the way to fill it. */
function Room({ papers, isFull, onAdd }: RoomProps) {
  const t = useDocumentsText();
  const { size } = useFormats();
  const isEmpty = papers.items.length === 0;
  const add = (
    <Button icon={<Plus aria-hidden className="size-5" />} disabled={isFull} onClick={onAdd}>
      {t('add')}
    </Button>
  );
  if (isEmpty)
    return (
      <Card padding="large">
        <EmptyState
          icon={<FileText aria-hidden className="size-5" />}
          title={t('empty.title')}
          description={t('empty.text')}
          action={add}
        />
      </Card>
    );
  return (
    <div className="flex flex-col gap-4">
      {isFull && <Banner tone="warn">{t('full')}</Banner>}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <Progress
            label={t('room')}
            value={papers.used_bytes}
            max={papers.bytes_max}
            text={t('room.used', {
              used: size(papers.used_bytes),
              all: size(papers.bytes_max),
              files: papers.used_files,
            })}
            tone={isFull ? 'bad' : 'brand'}
          />
        </div>
        {add}
      </div>
    </div>
  );
}
