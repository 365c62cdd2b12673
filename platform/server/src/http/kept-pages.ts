import { changesSoFar, haveChanged } from '../data/changes.ts';

/** Without a look at the database; after that it is asked whether another process has changed something. */
const FRESH_MS = 1000;
/** What an entry of the map costs beside its bytes, about. */
const ENTRY_BYTES = 600;

/** One page as it goes out. */
interface Sendable {
  readonly body: Buffer;
}

/** What was drawn for a visitor, before it is made into what goes out. */
interface Drawing<Document extends Sendable> {
  /** Equal where the page is equal. */
  readonly digest: string;
  readonly finish: () => Promise<Document>;
}

interface Kept<Document extends Sendable> {
  readonly document: Document;
  readonly digest: string;
  readonly bytes: number;
  readonly begun: Begun;
}

/** A drawing: what is changed after it began, in a schema that it has read, is not in it. */
interface Begun {
  readonly at_ms: number;
  /** The changes of this process before. */
  readonly changes: number;
  /** The schemas of the database that it reads, as it goes. */
  readonly reads: Set<string>;
}

export interface KeptPages<Document extends Sendable, Other> {
  /** The page under a key, drawn where it is not known or may have changed; `draw` notes which schemas of the database it reads. What is no page is not kept. */
  readonly page: (
    key: string,
    draw: (reads: Set<string>) => Promise<Drawing<Document> | Other>,
  ) => Promise<{ readonly document: Document } | { readonly other: Other }>;
  /** Of all that is kept. */
  readonly bytes: () => number;
}

/**
 * Keeps the pages that were asked for last, within so many bytes. A kept page goes out without a question to the database while this process has
 * changed none of the schemas that it was drawn from, and for a second at most: what another process has changed is seen then. A page that is
 * drawn again and is the same is not compressed again.
 */
export function keepPages<Document extends Sendable, Other>({
  bytesMax,
  changes = { soFar: changesSoFar, since: haveChanged },
  now_ms = () => performance.now(),
}: {
  readonly bytesMax: number;
  readonly changes?: {
    readonly soFar: () => number;
    readonly since: (schemas: ReadonlySet<string>, since: number) => boolean;
  };
  readonly now_ms?: () => number;
}): KeptPages<Document, Other> {
  type Answer = { readonly document: Document } | { readonly other: Other };
  type Draw = (reads: Set<string>) => Promise<Drawing<Document> | Other>;
  const kept = new Map<string, Kept<Document>>();
  const drawing = new Map<string, { readonly begun: Begun; readonly answer: Promise<Answer> }>();
  let bytes = 0;
  const isAsItWas = (begun: Begun) => !changes.since(begun.reads, begun.changes);

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, page: Omit<Kept<Document>, 'bytes'>): void {
    if ((kept.get(key)?.begun.changes ?? 0) > page.begun.changes) return;
    forget(key);
    const own = page.document.body.length + 2 * key.length + ENTRY_BYTES;
    if (own > bytesMax) return;
    kept.set(key, { ...page, bytes: own });
    bytes += own;
    for (const oldest of kept.keys()) {
      if (bytes <= bytesMax) return;
      forget(oldest);
    }
  }

  async function drawAnew(key: string, draw: Draw, begun: Begun): Promise<Answer> {
    const drawn = await draw(begun.reads);
    if (!isDrawing<Document>(drawn)) {
      forget(key);
      return { other: drawn };
    }
    const known = kept.get(key);
    const document = known?.digest === drawn.digest ? known.document : await drawn.finish();
    keep(key, { document, digest: drawn.digest, begun });
    return { document };
  }

  return {
    page: async (key, draw) => {
      const known = kept.get(key);
      if (known && now_ms() - known.begun.at_ms < FRESH_MS && isAsItWas(known.begun)) {
        kept.delete(key);
        kept.set(key, known);
        return { document: known.document };
      }
      // Who comes while it is drawn waits for the same drawing, unless something that it has read was changed meanwhile.
      const other = drawing.get(key);
      if (other && isAsItWas(other.begun)) return other.answer;
      const begun = { at_ms: now_ms(), changes: changes.soFar(), reads: new Set<string>() };
      const own = { begun, answer: drawAnew(key, draw, begun) };
      drawing.set(key, own);
      try {
        return await own.answer;
      } finally {
        if (drawing.get(key) === own) drawing.delete(key);
      }
    },
    bytes: () => bytes,
  };
}

function isDrawing<Document extends Sendable>(drawn: unknown): drawn is Drawing<Document> {
  return typeof drawn === 'object' && drawn !== null && 'finish' in drawn;
}
