import { CallRefusal } from '../call-errors.ts';
import type { Formats } from '../formats.ts';
import type { Upload } from '@egcr/contract/uploads';
import { FileUnreadable } from './send-file.ts';
import type { UploadText } from './texts.ts';

/** How far a chosen file has got. */
export type Stage =
  | { readonly is: 'sending' | 'waiting'; readonly share: number }
  | { readonly is: 'checking' }
  | { readonly is: 'done'; readonly upload: Upload }
  | { readonly is: 'failed'; readonly failure: unknown };

interface Words {
  readonly t: UploadText;
  readonly formats: Formats;
  readonly sentenceOf: (failure: unknown) => string;
}

/** What a file field shows of it. */
export function lookOf(stage: Stage, { t, formats, sentenceOf }: Words) {
  const progressOf = (share: number) => ({ share, text: formats.percent(Math.floor(share * 100) / 100) });
  if (stage.is === 'failed') return { tone: 'bad', status: sentenceOf(stage.failure) } as const;
  if (stage.is === 'done')
    return { tone: 'ok', status: stage.upload.file?.scan === 'clean' ? t('done.clean') : t('done') } as const;
  const share = stage.is === 'checking' ? 1 : stage.share;
  return { tone: 'brand', status: t(stage.is), progress: progressOf(share) } as const;
}

/** What a refused file is not sent again for: another one is needed. */
const FINAL = new Set([
  'file_type_refused',
  'file_too_large',
  'file_empty',
  'file_too_costly',
  'file_infected',
  'upload_no_room',
]);

/** Whether the same file may pass at the next try. */
export function canBeSentAgain(failure: unknown): boolean {
  return !(failure instanceof FileUnreadable) && !(failure instanceof CallRefusal && FINAL.has(failure.code));
}
