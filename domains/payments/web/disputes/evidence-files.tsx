import { Button } from '@egcr/ui/button';
import { FileField } from '@egcr/ui/file-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useUpload } from '@egcr/web-kit/uploads/use-upload';
import { useEffect } from 'react';

import { evidenceTypes } from '../../contract/index.ts';
import { EVIDENCE_FILES_MAX } from '../../contract/limits.ts';
import { disputeTexts } from './texts.ts';

interface EvidenceFilesProps {
  /** Finished uploads, in their order. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

const accepted = [...evidenceTypes, '.pdf', '.jpg', '.jpeg', '.png', '.webp'].join(',');

/** Some files, one after the other. What nobody sends is forgotten after a day. The form around waits for them. */
export function EvidenceFiles({ value, onChange }: EvidenceFilesProps) {
  const t = useText(disputeTexts);
  const upload = useUpload('payments.evidence');
  const { uploadId, putAway } = upload;
  // An upload finishes outside React.
  useEffect(() => {
    if (uploadId === undefined) return;
    if (!value.includes(uploadId)) onChange([...value, uploadId]);
    putAway('taken');
  }, [uploadId, onChange, value, putAway]);
  return (
    <div className="flex flex-col gap-3">
      {value.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">{t('files.ready', { count: String(value.length) })}</p>
          <Button look="quiet" size="small" onClick={() => onChange([])}>
            {t('remove')}
          </Button>
        </div>
      )}
      {value.length < EVIDENCE_FILES_MAX && (
        <FileField
          {...upload.field}
          id="evidence-file"
          accept={accepted}
          label={t('files')}
          hint={t('files.hint')}
        />
      )}
    </div>
  );
}
