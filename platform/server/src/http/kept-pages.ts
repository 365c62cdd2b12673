import { commitsSoFar } from '../data/after-commit.ts';

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
  readonly drawnAt_ms: number;
  /** The commits of this process before it was drawn. */
  readonly commits: number;
}

export interface KeptPages<Document extends Sendable, Other> {
  /** The page under a key, drawn where it is not known or may have changed. What is no page is not kept. */
  readonly page: (
    key: string,
    draw: () => Promise<Drawing<Document> | Other>,
  ) => Promise<{ readonly document: Document } | { readonly other: Other }>;
  /** Of all that is kept. */
  readonly bytes: () => number;
}

/**
 * Keeps the pages that were asked for last, within so many bytes. A kept page goes out without a question to the database while this process has
 * committed nothing since it was drawn, and for a second at most: what another process has changed is seen then. A page that is drawn again
 * and is the same is not compressed again.
 */
export function keepPages<Document extends Sendable, Other>({
  bytesMax,
  commits = commitsSoFar,
  now_ms = () => performance.now(),
}: {
  readonly bytesMax: number;
  readonly commits?: () => number;
  readonly now_ms?: () => number;
}): KeptPages<Document, Other> {
  type Answer = { readonly document: Document } | { readonly other: Other };
  const kept = new Map<string, Kept<Document>>();
  const drawing = new Map<string, { readonly commits: number; readonly answer: Promise<Answer> }>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, page: Omit<Kept<Document>, 'bytes'>): void {
    if ((kept.get(key)?.commits ?? 0) > page.commits) return;
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

  async function drawAnew(key: string, draw: () => Promise<Drawing<Document> | Other>): Promise<Answer> {
    const before = { commits: commits(), drawnAt_ms: now_ms() };
    const drawn = await draw();
    if (!isDrawing<Document>(drawn)) {
      forget(key);
      return { other: drawn };
    }
    const known = kept.get(key);
    const document = known?.digest === drawn.digest ? known.document : await drawn.finish();
    keep(key, { document, digest: drawn.digest, ...before });
    return { document };
  }

  return {
    page: async (key, draw) => {
      const known = kept.get(key);
      if (known?.commits === commits() && now_ms() - known.drawnAt_ms < FRESH_MS) {
        kept.delete(key);
        kept.set(key, known);
        return { document: known.document };
      }
      // Who comes while it is drawn waits for the same drawing, unless something changed since that began.
      const begun = drawing.get(key);
      if (begun?.commits === commits()) return begun.answer;
      const own = { commits: commits(), answer: drawAnew(key, draw) };
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
