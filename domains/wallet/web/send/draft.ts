import { wireMoney } from '@egcr/contract/money';
import { quoteShape } from '@egcr/exchange/contract';
import { useSession } from '@egcr/web-kit/session';
import { readStored, writeStored } from '@egcr/web-kit/stored';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const DRAFT_KEY = 'egcr.wallet.send';

const draftShape = z.object({
  /** Names this payment on this page; the key below may change, this does not. */
  id: z.string(),
  /** Whose payment it is: the next one to sign in on this device must not see it. */
  owner: z.string(),
  /** Who was named by the link that began it, or empty. */
  link: z.string(),
  /** As typed, so that going back shows what was entered. */
  typed: z.object({
    to: z.string(),
    amount: z.string(),
    assetCode: z.string(),
    note: z.string(),
    arrives: z.optional(z.string()),
    arrivesAmount: z.optional(z.string()),
  }),
  amount: wireMoney,
  /** What it arrives as, at which price, where it arrives in another currency; the amount above is its source. */
  quote: z.optional(quoteShape),
  /** When the quote runs out, by this device's clock. */
  heldUntil_ms: z.optional(z.number()),
  recipient: z.object({ user_id: z.string(), username: z.string(), name: z.string() }),
  /** They were never paid before: said at the check. */
  isFirst: z.optional(z.boolean()),
  /** The Idempotency-Key of this one payment: kept over reload, back button, PIN check and lost answers. */
  key: z.string(),
  /**
   * `entered`: nothing has left. `unsettled`: it was sent and no answer has come, so it may have left; only the same key may be sent
   * again. `sent`: it has left.
   */
  state: z.enum(['entered', 'unsettled', 'sent']),
  /** The transfer it became. */
  transferId: z.optional(z.string()),
});

/** A payment on its way from the form to its receipt, kept in this tab. */
export type SendDraft = z.infer<typeof draftShape>;

const tab = () => sessionStorage;
const listeners = new Set<() => void>();
// Where the browser refuses storage, the draft lives as long as the page.
let memory: string | null = null;
let parsed: { readonly text: string | null; readonly draft: SendDraft | undefined } | undefined;

function read(): SendDraft | undefined {
  const text = readStored(DRAFT_KEY, tab) ?? memory;
  if (parsed?.text !== text) parsed = { text, draft: parse(text) };
  return parsed?.draft;
}

function parse(text: string | null): SendDraft | undefined {
  if (text === null) return undefined;
  try {
    const found = z.safeParse(draftShape, JSON.parse(text));
    return found.success ? found.data : undefined;
  } catch {
    return undefined;
  }
}

function write(text: string | null): void {
  memory = text;
  writeStored(DRAFT_KEY, text, tab);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The draft of this tab and this person; undefined where there is none. */
export function readDraft(owner: string | undefined): SendDraft | undefined {
  const draft = read();
  return draft !== undefined && draft.owner === owner ? draft : undefined;
}

/** The same, followed while the component is there. */
export function useDraft(): SendDraft | undefined {
  const owner = useSession((now) => now.user?.id);
  const draft = useSyncExternalStore(subscribe, read, () => undefined);
  return draft !== undefined && draft.owner === owner ? draft : undefined;
}

export function keepDraft(draft: SendDraft): void {
  write(JSON.stringify(draft));
}

/** The form begins anew. */
export function dropDraft(): void {
  write(null);
}
