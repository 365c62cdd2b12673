import { inflateSync } from 'node:zlib';

import { invariant } from '../src/refusal.ts';

/** A paper of ours as a program that reads it aloud finds it. */
interface TaggedPdf {
  /** The kinds of its tags in reading order, each once: `Document`, `H1`, `P` … */
  readonly kinds: readonly string[];
  /** What tags say instead of their letters, where these are drawn in another order; and what pictures and links say. */
  readonly said: readonly string[];
  /** How many things are drawn that are neither tagged nor marked as ornaments. */
  readonly untagged: number;
}

/** Reads the tags of a PDF that was written by our kit: its objects stand in the file one by one, its pages packed. */
export function readTaggedPdf(bytes: Uint8Array): TaggedPdf {
  const file = Buffer.from(bytes).toString('latin1');
  invariant(/\/Marked true/.test(file), 'the document does not say that it is tagged');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const [root] = [...objects.values()].filter((body) => body.includes('/Type /StructTreeRoot'));
  invariant(root !== undefined, 'the document has no tags');
  const inOrder = tagsUnder(root, objects);
  return {
    kinds: inOrder.map((body) => /\/S \/(\w+)/.exec(body)?.[1] ?? '?'),
    said: [...objects.values()].flatMap((body) =>
      [...body.matchAll(/\/(?:ActualText|Alt|Contents) \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) =>
        decoded(text),
      ),
    ),
    untagged: [...objects.values()].map(untaggedIn).reduce((sum, count) => sum + count, 0),
  };
}

function tagsUnder(parent: string, objects: ReadonlyMap<string, string>): readonly string[] {
  const kids = /\/K \[([^\]]*)\]/.exec(parent)?.[1] ?? '';
  // What is in angle brackets are places on pages, and links.
  return [...kids.replaceAll(/<<[\s\S]*?>>/g, '').matchAll(/(\d+) 0 R/g)].flatMap(([, id = '']) => {
    const body = objects.get(id) ?? '';
    return [body, ...tagsUnder(body, objects)];
  });
}

/** Text of a PDF: Latin letters, or UTF-16 with its mark; a few signs are written with a backslash. */
function decoded(text: string): string {
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const plain = text.replaceAll(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign);
  if (!plain.startsWith('\u00FE\u00FF')) return plain;
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
}

const PAINTS = /^(?:BT|S|s|f|F|f\*|B|B\*|b|b\*)$/;

function untaggedIn(body: string): number {
  const packed = /\/Filter \/FlateDecode[\s\S]*?\nstream\n([\s\S]*)\nendstream$/.exec(body)?.[1];
  if (packed === undefined) return 0;
  const content = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  // Fonts and their tables are packed too; only pages draw text.
  if (!/\nBT\n/.test(content)) return 0;
  let [depth, count] = [0, 0];
  for (const line of content.split('\n')) {
    if (/ (?:BMC|BDC)$/.test(line)) depth += 1;
    else if (line === 'EMC') depth -= 1;
    else if (depth === 0 && PAINTS.test(line)) count += 1;
  }
  return count;
}
