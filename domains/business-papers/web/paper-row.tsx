import { useDocumentsText } from '@egcr/documents/web';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useToasts } from '@egcr/ui/toast';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { removeBusinessPaperCall, type BusinessPaper } from '../contract/index.ts';
import { useDownload, useRemovePaper } from './queries.ts';
import { paperTexts } from './texts.ts';

interface PaperRowProps {
  readonly organisationId: string;
  readonly paper: BusinessPaper;
  readonly mayRemove: boolean;
}

/** One paper: what it is, who sent it and when, and what can be done with it. */
export function PaperRow({ organisationId, paper, mayRemove }: PaperRowProps) {
  const t = useText(paperTexts);
  const d = useDocumentsText();
  const { date, size } = useFormats();
  const { kind, name, added_by: by, added_at: at, size_bytes: bytes, scan } = paper;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span>{kind === 'other' ? d('kind.other') : t(`kind.${kind}`)}</span>
          <span className="num">{size(bytes)}</span>
          <span>
            {by === null
              ? d('added_on', { date: date(at) })
              : t('added_by', { date: date(at), name: `\u2068@${by}\u2069` })}
          </span>
          {scan === 'not_scanned' && <span>{d('scan.none')}</span>}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <DownloadButton organisationId={organisationId} paper={paper} />
        {mayRemove && <RemoveButton organisationId={organisationId} paper={paper} />}
      </span>
    </li>
  );
}

type ActProps = Omit<PaperRowProps, 'mayRemove'>;

function DownloadButton({ organisationId, paper: { id, name } }: ActProps) {
  const d = useDocumentsText();
  const say = useSentences();
  const toasts = useToasts();
  const download = useDownload();
  return (
    <Button
      look="secondary"
      size="small"
      icon={<Download aria-hidden className="size-5" />}
      busy={download.isPending}
      aria-label={`${d('download')} – ${name}`}
      onClick={() =>
        download.mutate(
          { id: organisationId, paper: id },
          { onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }) },
        )
      }
    >
      {d('download')}
    </Button>
  );
}

function RemoveButton({ organisationId, paper: { id, name } }: ActProps) {
  const t = useText(paperTexts);
  const d = useDocumentsText();
  const say = useSentences(sentences(removeBusinessPaperCall, { team_role_required: t('no.role') }));
  const toasts = useToasts();
  const remove = useRemovePaper();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    remove.mutate(
      { id: organisationId, paper: id },
      {
        onSuccess: () => toasts.show({ tone: 'ok', title: d('removed') }),
        onError: (failure) => {
          setAsking(false);
          toasts.show({ tone: 'bad', title: say.failure(failure) });
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={d('remove.title')}
      description={t('remove.text', { name })}
      cancelLabel={d('cancel')}
      confirmLabel={d('remove')}
      isBusy={remove.isPending}
      onConfirm={confirm}
      trigger={
        <Button
          look="quiet"
          size="small"
          icon={<Trash2 aria-hidden className="size-5" />}
          aria-label={`${d('remove')} – ${name}`}
        >
          {d('remove')}
        </Button>
      }
    />
  );
}
