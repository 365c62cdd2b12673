import { officeTypes, type FileType } from '@egcr/contract/files';

import { beginsAsArchive } from './office-file.ts';

const MAGIC: readonly (readonly [FileType, (head: Buffer) => boolean])[] = [
  ['application/pdf', (head) => head.subarray(0, 5).toString('latin1') === '%PDF-'],
  ['image/png', (head) => head.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'],
  ['image/jpeg', (head) => head.subarray(0, 3).toString('hex') === 'ffd8ff'],
  [
    'image/webp',
    (head) =>
      head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP',
  ],
];

/** Bytes from the beginning that are enough to tell every type we know. */
export const HEAD_BYTES = 16;

/** The type that the first bytes show; undefined where they show none we know. Text shows itself only as a whole. */
export function typeOfHead(head: Buffer): FileType | undefined {
  return MAGIC.find(([, matches]) => matches(head))?.[0];
}

/** Control characters that no text file needs. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/;

/** Watches a stream go by and says in the end whether all of it was text in UTF-8. */
export class TextCheck {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #isText = true;

  add(chunk: Buffer): void {
    if (this.#isText) this.#isText = this.#reads(() => this.#decoder.decode(chunk, { stream: true }));
  }

  end(): boolean {
    return this.#isText && this.#reads(() => this.#decoder.decode());
  }

  #reads(decode: () => string): boolean {
    try {
      return !BINARY.test(decode());
    } catch {
      return false;
    }
  }
}

/** Kinds of text look alike: the name says which one it is meant to be. */
export function typeOfText(name: string): FileType {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (extension === 'csv') return 'text/csv';
  return extension === 'json' ? 'application/json' : 'text/plain';
}

/** Whether a file that begins so may be one of these kinds. Which kind a text or an archive is, only the whole of it shows. */
export function mayBecome(head: Buffer, accepts: readonly FileType[]): boolean {
  const type = typeOfHead(head);
  if (type !== undefined) return accepts.includes(type);
  return accepts.some(beginsAsArchive(head) ? isOfficeType : isTextType);
}

function isOfficeType(type: FileType): boolean {
  return Object.values<FileType>(officeTypes).includes(type);
}

function isTextType(type: FileType): boolean {
  return !isOfficeType(type) && !MAGIC.some(([known]) => known === type);
}

/** Where the mark of its end must stand in a PDF; readers look for it there. */
export const PDF_TAIL_BYTES = 1024;

/** Does a PDF end as one, as its last bytes show? */
export function endsAsPdf(tail: Buffer): boolean {
  return tail.includes('%%EOF');
}
