import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { linkToVersionCall, type GivenPaper } from '../contract/index.ts';
import { saveLinked, useRereadDocuments } from './queries.ts';
import { useDocumentsText } from './texts.ts';

/** Asks for a link to a paper: for officers through their case, for its owner directly. */
export type LinkToPaper = (paper: GivenPaper) => Promise<{ readonly ticket: string }>;

const linkOfOwner: LinkToPaper = ({ document_id: id, version: number }) =>
  call(linkToVersionCall, { params: { id, number } });

interface GivenPapersProps {
  readonly papers: readonly GivenPaper[];
  readonly linkTo?: LinkToPaper | undefined;
}

/** Papers as they were given to a case, each with a way to open it. */
export function GivenPapers({ papers, linkTo = linkOfOwner }: GivenPapersProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {papers.map((paper) => (
        <Paper key={paper.document_id} paper={paper} linkTo={linkTo} />
      ))}
    </ul>
  );
}

interface PaperProps {
  readonly paper: GivenPaper;
  readonly linkTo: LinkToPaper;
}

function Paper({ paper, linkTo }: PaperProps) {
  const t = useDocumentsText();
  const { size } = useFormats();
  const say = useSentences();
  const toasts = useToasts();
  const reread = useRereadDocuments();
  const open = useMutation({
    mutationFn: () => saveLinked(linkTo(paper)),
    onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }),
    onSuccess: reread,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <span className="flex min-w-0 flex-1 basis-48 flex-col">
        <bdi className="font-medium wrap-anywhere">{paper.name}</bdi>
        <span className="text-sm text-ink-2">
          <span className="num">{size(paper.size_bytes)}</span> ·{' '}
          {t(paper.scan === 'clean' ? 'scan.clean' : 'scan.none')}
        </span>
      </span>
      <Button
        look="secondary"
        size="small"
        icon={<Download aria-hidden className="size-5" />}
        busy={open.isPending}
        aria-label={`${t('download')} – ${paper.name}`}
        onClick={() => open.mutate()}
      >
        {t('download')}
      </Button>
    </li>
  );
}
