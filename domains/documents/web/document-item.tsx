import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { Dialog } from '@egcr/ui/dialog';
import { useToasts } from '@egcr/ui/toast';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { FilePlus2, History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { standingOf, type Document } from '../contract/index.ts';
import { AddPaper } from './add-paper.tsx';
import { ChangePaper } from './change-paper.tsx';
import { DocumentHistory } from './document-history.tsx';
import { DownloadButton } from './download-button.tsx';
import { useRemoveDocument } from './queries.ts';
import { useDocumentsText } from './texts.ts';

interface DocumentItemProps {
  readonly document: Document;
  /** There is no room for a newer version. */
  readonly isFull: boolean;
}

/** One document: what it is, when it ends, and what can be done with it. */
export function DocumentItem({ document, isFull }: DocumentItemProps) {
  const t = useDocumentsText();
  const { date, size } = useFormats();
  const { id, kind, version, is_removed: isRemoved } = document;
  const [doing, setDoing] = useState<'replace' | 'change'>();
  const done = () => setDoing(undefined);
  const kindText = t(`kind.${kind}`);
  return (
    <li>
      <Card
        title={kindText}
        description={
          <span className="wrap-anywhere">
            <bdi>{version.name}</bdi>
          </span>
        }
        action={<End document={document} />}
      >
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          <span className="num">{size(version.size_bytes)}</span>
          <span>{t('added_on', { date: date(version.added_at) })}</span>
          {version.number > 1 && <span>{t('version', { number: version.number })}</span>}
          <span>{version.scan === 'clean' ? t('scan.clean') : t('scan.none')}</span>
          {document.given.length > 0 && !isRemoved && <span>{t('given.mark')}</span>}
        </p>
        {isRemoved && <p className="text-sm">{t('removed.text')}</p>}
        {doing === 'replace' && <AddPaper document={document} onDone={done} />}
        {doing === 'change' && <ChangePaper document={document} onDone={done} />}
        {doing === undefined && (
          <div className="flex flex-wrap gap-2">
            <DownloadButton id={id} number={version.number} of={`${kindText}: ${version.name}`} />
            {!isRemoved && (
              <Button
                look="quiet"
                size="small"
                icon={<FilePlus2 aria-hidden className="size-5" />}
                disabled={isFull}
                onClick={() => setDoing('replace')}
              >
                {t('version.add')}
              </Button>
            )}
            {!isRemoved && (
              <Button
                look="quiet"
                size="small"
                icon={<Pencil aria-hidden className="size-5" />}
                onClick={() => setDoing('change')}
              >
                {t('change')}
              </Button>
            )}
            <Dialog
              title={kindText}
              closeLabel={t('close')}
              trigger={
                <Button look="quiet" size="small" icon={<History aria-hidden className="size-5" />}>
                  {t('history')}
                </Button>
              }
            >
              <DocumentHistory id={id} />
            </Dialog>
            {!isRemoved && <RemoveButton document={document} />}
          </div>
        )}
      </Card>
    </li>
  );
}

const tones = { lasts: 'neutral', soon: 'warn', over: 'bad' } as const;

function End({ document: { expires_on: day, is_removed: isRemoved } }: { readonly document: Document }) {
  const t = useDocumentsText();
  const { locale } = useLanguage();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  if (isRemoved) return <Badge>{t('removed.mark')}</Badge>;
  if (day === null) return null;
  const standing = standingOf(day, today);
  // A day has no time zone.
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
  return <Badge tone={tones[standing]}>{t(standing === 'over' ? 'end.over' : 'end', { date: text })}</Badge>;
}

function RemoveButton({ document: { id, version, given } }: { readonly document: Document }) {
  const t = useDocumentsText();
  const say = useSentences();
  const toasts = useToasts();
  const remove = useRemoveDocument();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => toasts.show({ tone: 'ok', title: t('removed') }),
      onError: (failure) => {
        setAsking(false);
        toasts.show({ tone: 'bad', title: say.failure(failure) });
      },
    });
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={t('remove.title')}
      description={t(given.length === 0 ? 'remove.text' : 'remove.given', { name: version.name })}
      cancelLabel={t('cancel')}
      confirmLabel={t('remove')}
      isBusy={remove.isPending}
      onConfirm={confirm}
      trigger={
        <Button look="quiet" size="small" icon={<Trash2 aria-hidden className="size-5" />}>
          {t('remove')}
        </Button>
      }
    />
  );
}
