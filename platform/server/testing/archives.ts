/** Archives as office programs write them, by hand, so that each byte can be wrong. */
import { crc32, deflateRawSync } from 'node:zlib';

import { officeTypes } from '@egcr/contract/files';

export interface ArchivePart {
  readonly name: string;
  readonly content?: string;
  readonly isStored?: boolean;
  /** What the directory says of it, where it says something else. */
  readonly says?: { readonly flags?: number; readonly method?: number; readonly unpackedBytes?: number };
}

interface Packed {
  readonly head: Buffer;
  readonly entry: (start: number) => Buffer;
}

function packed({ name, content = '<x/>', isStored = false, says = {} }: ArchivePart): Packed {
  const raw = Buffer.from(content);
  const bytes = isStored ? raw : deflateRawSync(raw);
  const label = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(says.flags ?? 0, 2);
  common.writeUInt16LE(says.method ?? (isStored ? 0 : 8), 4);
  common.writeUInt32LE(crc32(raw), 10);
  common.writeUInt32LE(bytes.length, 14);
  common.writeUInt32LE(says.unpackedBytes ?? raw.length, 18);
  common.writeUInt16LE(label.length, 22);
  const rest = Buffer.alloc(14);
  return {
    head: Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, label, bytes]),
    entry: (start) => {
      rest.writeUInt32LE(start, 10);
      return Buffer.concat([
        Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
        common,
        Buffer.from(rest),
        label,
      ]);
    },
  };
}

export function archiveOf(parts: readonly ArchivePart[]): Buffer {
  const heads: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const { head, entry } = packed(part);
    heads.push(head);
    entries.push(entry(at));
    at += head.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...heads, directory, end]);
}

const types: ArchivePart = { name: '[Content_Types].xml' };
const relations: ArchivePart = { name: '_rels/.rels' };

/** The parts of a text of Office Open XML, with more where wanted. */
export const docxParts = (...more: readonly ArchivePart[]): readonly ArchivePart[] => [
  types,
  relations,
  { name: 'word/document.xml', content: '<w:document/>'.repeat(40) },
  ...more,
];
export const docxOf = (...more: readonly ArchivePart[]): Buffer => archiveOf(docxParts(...more));
export const openXmlOf = (main: string): Buffer => archiveOf([types, relations, { name: main }]);

export const openDocumentOf = (type: string = officeTypes.odt): Buffer =>
  archiveOf([
    { name: 'mimetype', content: type, isStored: true },
    { name: 'content.xml' },
    { name: 'META-INF/manifest.xml' },
  ]);
