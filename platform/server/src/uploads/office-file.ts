import { officeTypes, type OfficeType } from '@egcr/contract/files';

/*
 * Documents of office programs are ZIP archives (PKWARE APPNOTE 6.3.10). Their kind is told by the archive's directory, which stands at its end. Nothing
 * is unpacked here, so nothing can unfold.
 */

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
/** The end of the directory, without a comment: behind it nothing can hide. */
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const ENTRIES_MAX = 5000;
const DIRECTORY_BYTES_MAX = 1_048_576;
/** All parts together, unpacked: what is more would stop the reader's own program. */
const UNPACKED_BYTES_MAX = 250_000_000;

/** Where the directory of an archive stands in its file. */
export interface DirectoryPlace {
  readonly start: number;
  readonly end: number;
  readonly entries: number;
}

/** Whether a file begins as an archive, with a part and nothing before it. */
export function beginsAsArchive(head: Buffer): boolean {
  return head.length >= 4 && head.readUInt32LE(0) === LOCAL;
}

/** Reads the end of an archive; undefined where it is none, has several volumes, or something stands behind it. */
export function placeOfDirectory(tail: Buffer, sizeBytes: number): DirectoryPlace | undefined {
  const end = tail.subarray(-END_BYTES);
  if (end.length < END_BYTES || end.readUInt32LE(0) !== END) return undefined;
  const [disk, firstDisk, onDisk, entries] = [4, 6, 8, 10].map((at) => end.readUInt16LE(at));
  const [length, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  const isOne = disk === 0 && firstDisk === 0 && onDisk === entries && end.readUInt16LE(20) === 0;
  if (!isOne || entries === undefined || entries === 0 || entries > ENTRIES_MAX) return undefined;
  if (length > DIRECTORY_BYTES_MAX || start + length + END_BYTES !== sizeBytes) return undefined;
  return { start, end: start + length, entries };
}

interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly unpackedBytes: number;
  readonly start: number;
}

/** The parts that a directory lists, in its order; undefined where it does not end where it should. */
function entriesOf(directory: Buffer, count: number): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) return undefined;
    const [nameLength, ...more] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const nameEnd = at + ENTRY_BYTES + (nameLength ?? 0);
    const next = more.reduce((sum, length) => sum + length, nameEnd);
    if (next > directory.length) return undefined;
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnd),
      isEncrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) === ENCRYPTED,
      method: directory.readUInt16LE(at + 10),
      unpackedBytes: directory.readUInt32LE(at + 24),
      start: directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  return at === directory.length ? entries : undefined;
}

/** Parts that a program would run: macros of each family, controls, and files of other programs inside. */
const RUNS =
  /(?:^|\/)(?:vbaProject|vbaData|oleObject\d*)[^/]*$|^(?:Basic|Scripts|Configurations2\/accelerator)\/.|\/(?:activeX|macrosheets|ctrlProps)\//i;
/** A way out of the folder into which it is unpacked. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const LEADS_OUT = /^[/\\]|\\|(?:^|\/)\.\.(?:\/|$)|[\u0000-\u001f]|^[a-z]:/i;

function isHarmless(entries: readonly Entry[], { start: end }: DirectoryPlace): boolean {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  return (
    names.size === entries.length &&
    unpacked <= UNPACKED_BYTES_MAX &&
    entries.every(
      ({ name, isEncrypted, method, start }) =>
        !isEncrypted &&
        (method === STORED || method === DEFLATED) &&
        start < end &&
        !RUNS.test(name) &&
        !LEADS_OUT.test(name),
    )
  );
}

/** Office Open XML (ECMA-376): the main part of each kind. */
const MAIN_PARTS = {
  'word/document.xml': officeTypes.docx,
  'xl/workbook.xml': officeTypes.xlsx,
  'ppt/presentation.xml': officeTypes.pptx,
} as const satisfies Readonly<Record<string, OfficeType>>;

/** OpenDocument 1.3 part 2, section 3.3: the first part is `mimetype`, not compressed, with no extra field. */
const MIMETYPE_AT = 30;
const OPEN_DOCUMENTS = [officeTypes.odt, officeTypes.ods, officeTypes.odp] as const;
/** As long as a file's beginning must be known to tell an OpenDocument. */
export const OFFICE_HEAD_BYTES = 128;

/**
 * What kind of document of an office program an archive is, from its beginning and its directory. Undefined where it is no such document,
 * could run something, leads out of its folder, is locked with a password, or unfolds to more than a reader's program can hold.
 */
export function officeTypeOf(head: Buffer, directory: Buffer, place: DirectoryPlace): OfficeType | undefined {
  const entries = entriesOf(directory, place.entries);
  if (!beginsAsArchive(head) || !entries || !isHarmless(entries, place)) return undefined;
  if (!entries.some(({ start }) => start === 0)) return undefined;
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('[Content_Types].xml') && names.has('_rels/.rels')) {
    const main = Object.entries(MAIN_PARTS).filter(([name]) => names.has(name));
    return main.length === 1 ? main[0]?.[1] : undefined;
  }
  if (!names.has('content.xml') || !names.has('META-INF/manifest.xml')) return undefined;
  return openDocumentOf(head);
}

function openDocumentOf(head: Buffer): OfficeType | undefined {
  if (head.length < MIMETYPE_AT + 8 || head.readUInt16LE(8) !== STORED || head.readUInt16LE(28) !== 0)
    return undefined;
  const length = head.readUInt32LE(22);
  const said = head.toString('latin1', MIMETYPE_AT, MIMETYPE_AT + 8 + Math.min(length, 80));
  return OPEN_DOCUMENTS.find((type) => said === `mimetype${type}`);
}
