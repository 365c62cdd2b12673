import { Button } from '@egcr/ui/button';
import { Field, type FieldTexts } from '@egcr/ui/field';
import { FileField } from '@egcr/ui/file-field';
import { NativeSelect } from '@egcr/ui/native-select';
import { useFormats } from '@egcr/web-kit/formats';
import { useFileUnderWay } from '@egcr/web-kit/form/files-under-way';
import { useUpload } from '@egcr/web-kit/uploads/use-upload';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';

import type { Document, DocumentKind } from '../contract/index.ts';
import { acceptedPapers } from './accepted-papers.ts';
import { addPaper, useDocuments, useRereadDocuments } from './queries.ts';
import { useDocumentsText } from './texts.ts';

interface PapersFieldProps extends FieldTexts {
  readonly id: string;
  /** The ids of the documents that were chosen. */
  readonly value: readonly string[];
  readonly maximum: number;
  /** What a file is that is uploaded here. */
  readonly kind: DocumentKind;
  readonly onChange: (ids: readonly string[]) => void;
}

/** One or more papers: chosen from the person's documents, or uploaded here, which adds them to the documents. */
export function PapersField({ id, value, maximum, kind, onChange, ...texts }: PapersFieldProps) {
  const own = useDocuments();
  const papers = own.data?.items.filter((paper) => !paper.is_removed) ?? [];
  const left = papers.filter((paper) => !value.includes(paper.id));
  const add = (paper: string) => {
    if (!value.includes(paper)) onChange([...value, paper]);
  };
  return (
    <Field {...texts} id={id} kind="group">
      {(wiring, labelId) => (
        <div {...wiring} tabIndex={-1} role="group" aria-labelledby={labelId} className="flex flex-col gap-4">
          {value.length > 0 && (
            <ul className="flex flex-col divide-y divide-line rounded-md border border-line-strong bg-surface px-4">
              {value.map((chosen) => (
                <Chosen
                  key={chosen}
                  paper={papers.find((paper) => paper.id === chosen)}
                  isLoading={own.isPending}
                  onTakeOut={() => onChange(value.filter((other) => other !== chosen))}
                />
              ))}
            </ul>
          )}
          {value.length < maximum && (
            <>
              {left.length > 0 && <OwnPapers id={`${id}-own`} papers={left} onChoose={add} />}
              <NewPaper id={`${id}-new`} kind={kind} isFirst={value.length === 0} onAdded={add} />
            </>
          )}
        </div>
      )}
    </Field>
  );
}

interface ChosenProps {
  readonly paper: Document | undefined;
  readonly isLoading: boolean;
  readonly onTakeOut: () => void;
}

function Chosen({ paper, isLoading, onTakeOut }: ChosenProps) {
  const t = useDocumentsText();
  const { size } = useFormats();
  const { name, size_bytes: bytes, scan } = paper?.version ?? {};
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="flex min-w-0 flex-1 basis-48 items-start gap-3">
        <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-text" />
        <span className="flex min-w-0 flex-col">
          {paper === undefined && <span>{isLoading ? t('loading') : t('choose.gone')}</span>}
          {paper && <bdi className="font-medium wrap-anywhere">{name}</bdi>}
          {paper && (
            <span className="text-sm text-ink-2">
              <span className="num">{size(bytes ?? 0)}</span> ·{' '}
              {t(scan === 'clean' ? 'scan.clean' : 'scan.none')}
            </span>
          )}
        </span>
      </span>
      <Button
        look="quiet"
        size="small"
        aria-label={`${t('choose.take_out')} – ${name ?? ''}`}
        onClick={onTakeOut}
      >
        {t('choose.take_out')}
      </Button>
    </li>
  );
}

interface OwnPapersProps {
  readonly id: string;
  readonly papers: readonly Document[];
  readonly onChoose: (id: string) => void;
}

function OwnPapers({ id, papers, onChoose }: OwnPapersProps) {
  const t = useDocumentsText();
  const [chosen, setChosen] = useState(papers[0]?.id ?? '');
  const paper = papers.find((each) => each.id === chosen) ?? papers[0];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <NativeSelect
        id={id}
        label={t('choose.own')}
        className="min-w-0 flex-1 basis-56"
        value={paper?.id}
        onChange={({ target }) => setChosen(target.value)}
        options={papers.map((each) => ({
          value: each.id,
          label: `${t(`kind.${each.kind}`)}: ${each.version.name}`,
        }))}
      />
      <Button look="secondary" onClick={() => paper && onChoose(paper.id)}>
        {t('choose.use')}
      </Button>
    </div>
  );
}

interface NewPaperProps {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly isFirst: boolean;
  readonly onAdded: (id: string) => void;
}

/** A file that is uploaded here becomes a document as soon as it was checked. */
function NewPaper({ id, kind, isFirst, onAdded }: NewPaperProps) {
  const t = useDocumentsText();
  const upload = useUpload('documents.paper');
  const reread = useRereadDocuments();
  const { uploadId } = upload;
  const arrived = useFileUnderWay(uploadId !== undefined);
  const { mutate, isError, reset } = useMutation({
    mutationFn: (ready: string) => addPaper({ uploadId: ready, kind }),
    onSuccess: async (paper) => {
      await reread();
      arrived();
      onAdded(paper.id);
      upload.putAway(paper.isTwin ? 'cancelled' : 'taken');
    },
    onError: () => upload.putAway('cancelled'),
  });
  // An upload finishes outside React: by then the person may have gone on typing elsewhere on the page.
  useEffect(() => {
    if (uploadId !== undefined) mutate(uploadId);
  }, [uploadId, mutate]);
  return (
    <FileField
      {...upload.field}
      onChoose={(file) => {
        reset();
        upload.field.onChoose(file);
      }}
      id={id}
      accept={acceptedPapers}
      label={t(isFirst ? 'choose.upload' : 'choose.more')}
      hint={`${t('file.hint')}. ${t('choose.kept')}`}
      error={isError ? t('choose.failed') : undefined}
    />
  );
}
