import { FILE_SIZE_MAX_BYTES, fileRefusals } from '@egcr/contract/files';
import { beginUploadCall, cancelUploadCall, completeUploadCall, putPieceCall } from '@egcr/contract/uploads';
import { useEffect, useRef, useState } from 'react';

import { call, CallRefusal } from '../call.ts';
import { useFileUnderWay } from '../form/files-under-way.ts';
import { useFormats } from '../formats.ts';
import { useText } from '../i18n.tsx';
import { newIdempotencyKey } from '../idempotency.ts';
import { sentences, useSentences } from '../sentences.tsx';
import { FileUnreadable, sendFile } from './send-file.ts';
import { uploadTexts, type UploadText } from './texts.ts';
import { canBeSentAgain, lookOf, type Stage } from './upload-stage.ts';

interface Sent {
  readonly file: File;
  /** Repeats of the same sending are one upload. */
  readonly key: string;
}

/**
 * A file that a person chooses and that is sent at once, while they fill in the rest. `field` is for the file field of the design system:
 * `<FileField {...upload.field} label={…} />`. `uploadId` is there once the whole was looked at; `putAway('taken')` when the domain has
 * it. The person who leaves the page cancels what nobody took. A `FormShell` around it that is sent meanwhile waits for it.
 */
export function useUpload(kind: string) {
  const t = useText(uploadTexts);
  const formats = useFormats();
  const sentenceOf = useFailureSentence(t);
  const { sent, stage, hasEnded, send, putAway } = useSending(kind);
  const again = sent && stage.is === 'failed' && canBeSentAgain(stage.failure);
  return {
    uploadId: sent && stage.is === 'done' ? stage.upload.id : undefined,
    putAway,
    field: {
      chooseLabel: t('choose'),
      dropLabel: t('drop'),
      cameraLabel: t('camera'),
      onChoose: (file: File) => send(file),
      chosen: sent && {
        name: sent.file.name,
        size: formats.size(sent.file.size),
        ...lookOf(stage, { t, formats, sentenceOf }),
        actions: [
          ...(again ? [{ label: t('again'), onPress: () => send(sent.file, sent.key) }] : []),
          { label: hasEnded ? t('other') : t('cancel'), onPress: () => putAway('cancelled') },
        ],
      },
    },
  };
}

function useFailureSentence(t: UploadText): (failure: unknown) => string {
  const say = useSentences(
    sentences([beginUploadCall, putPieceCall, completeUploadCall], {
      upload_no_room: t('no_room'),
      uploads_too_many: t('too_many'),
      file_infected: t('infected'),
      file_scan_unavailable: t('scan_unavailable'),
    }),
  );
  return (failure) => (failure instanceof FileUnreadable ? t('unreadable') : say.failure(failure));
}

/** The file that is on its way, and how far it has got. */
function useSending(kind: string) {
  const [sent, setSent] = useState<Sent>();
  const [stage, setStage] = useState<Stage>({ is: 'sending', share: 0 });
  const hasEnded = stage.is === 'done' || stage.is === 'failed';
  const arrived = useFileUnderWay(sent !== undefined && !hasEnded);
  const begun = useRef<string>(undefined);
  const stop = useRef<AbortController>(undefined);

  function putAway(how: 'cancelled' | 'taken') {
    stop.current?.abort();
    if (how === 'cancelled') cancel(begun.current);
    begun.current = undefined;
    setSent(undefined);
  }

  function send(file: File, key = newIdempotencyKey()) {
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    setSent({ file, key });
    setStage({ is: 'sending', share: 0 });
    const show = (next: Stage) => {
      if (!signal.aborted) setStage(next);
    };
    const refusal = sizeRefusal(file);
    if (refusal) return show({ is: 'failed', failure: refusal });
    sendFile({
      file,
      kind,
      key,
      begun: begun.current,
      signal,
      onProgress: ({ upload, isWaiting }) => {
        begun.current = upload.id;
        const share = upload.received_bytes / upload.size_bytes;
        if (share === 1 && !isWaiting) show({ is: 'checking' });
        else show({ is: isWaiting ? 'waiting' : 'sending', share });
      },
    })
      .then((upload) => {
        if (!signal.aborted) arrived();
        show({ is: 'done', upload });
      })
      .catch((failure: unknown) => show({ is: 'failed', failure }));
  }

  // A page that is left cancels what is still on its way: outside React.
  useEffect(
    () => () => {
      stop.current?.abort();
      cancel(begun.current);
    },
    [],
  );
  return { sent, stage, hasEnded, send, putAway };
}

/** Told before anything is sent. */
function sizeRefusal({ size }: File): CallRefusal | undefined {
  if (size > 0 && size <= FILE_SIZE_MAX_BYTES) return undefined;
  const kind = size === 0 ? fileRefusals.file_empty : fileRefusals.file_too_large;
  return new CallRefusal({ code: kind.code, status: kind.status });
}

/** Nobody waits for it, and what it misses is deleted after a day. */
function cancel(id: string | undefined): void {
  if (id === undefined) return;
  void call(cancelUploadCall, { params: { id } }, { outlivesPage: true }).catch(() => undefined);
}
