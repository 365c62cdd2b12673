import type { Upload } from '@egcr/contract/uploads';
import { describe, expect, it } from 'vitest';

import { CallRefusal, CallUnreachable } from '../call-errors.ts';
import { formatsFor } from '../formats.ts';
import { FileUnreadable } from './send-file.ts';
import type { UploadText } from './texts.ts';
import { canBeSentAgain, lookOf } from './upload-stage.ts';

describe('what a field shows of a file', () => {
  const t: UploadText = (key, ..._values) => key;
  const words = {
    t,
    formats: formatsFor('en'),
    sentenceOf: (failure: unknown) => `sentence of ${String(failure)}`,
  };
  const scanned = (scan: 'clean' | 'not_scanned'): Upload => ({
    id: '01990000-0000-7000-8000-000000000001',
    size_bytes: 1,
    received_bytes: 1,
    piece_bytes_max: 1,
    expires_at: '2026-11-21T00:00:00.000Z',
    file: { media_type: 'application/pdf', size_bytes: 1, scan },
  });

  it.each([
    [
      { is: 'sending', share: 0.999 },
      { tone: 'brand', status: 'sending', progress: { share: 0.999, text: '99%' } },
    ],
    [
      { is: 'waiting', share: 0.5 },
      { tone: 'brand', status: 'waiting', progress: { share: 0.5, text: '50%' } },
    ],
    [{ is: 'checking' }, { tone: 'brand', status: 'checking', progress: { share: 1, text: '100%' } }],
    [
      { is: 'done', upload: scanned('clean') },
      { tone: 'ok', status: 'done.clean' },
    ],
    [
      { is: 'done', upload: scanned('not_scanned') },
      { tone: 'ok', status: 'done' },
    ],
    [
      { is: 'failed', failure: 'no room' },
      { tone: 'bad', status: 'sentence of no room' },
    ],
  ] as const)('%j', (stage, look) => {
    expect(lookOf(stage, words)).toEqual(look);
  });

  it.each([
    ['file_type_refused', false],
    ['file_too_large', false],
    ['file_empty', false],
    ['file_too_costly', false],
    ['file_infected', false],
    ['upload_no_room', false],
    ['file_scan_unavailable', true],
    ['uploads_too_many', true],
    ['internal', true],
  ])('after %s the same file may be sent again: %s', (code, isOffered) => {
    expect(canBeSentAgain(new CallRefusal({ code, status: 422 }))).toBe(isOffered);
  });

  it('offers the same file again where no answer came, and not where it cannot be read', () => {
    expect(canBeSentAgain(new CallUnreachable('no line'))).toBe(true);
    expect(canBeSentAgain(new FileUnreadable('taken out'))).toBe(false);
  });
});
