import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Download } from 'lucide-react';

import { useDownload } from './queries.ts';
import { useDocumentsText } from './texts.ts';

interface DownloadButtonProps {
  readonly id: string;
  readonly number: number;
  /** What is downloaded, for those who hear only the button. */
  readonly of: string;
}

export function DownloadButton({ id, number, of }: DownloadButtonProps) {
  const t = useDocumentsText();
  const say = useSentences();
  const toasts = useToasts();
  const download = useDownload();
  return (
    <Button
      look="secondary"
      size="small"
      icon={<Download aria-hidden className="size-5" />}
      busy={download.isPending}
      aria-label={`${t('download')} – ${of}`}
      onClick={() =>
        download.mutate(
          { id, number },
          { onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }) },
        )
      }
    >
      {t('download')}
    </Button>
  );
}
