import { wireMoney } from '@egcr/contract/money';
import { readStored, writeStored } from '@egcr/web-kit/stored';
import * as z from 'zod/mini';

const DRAFT_KEY = 'egcr.wallet.send';

const draftShape = z.object({
  /** As typed, so that going back shows what was entered. */
  typed: z.object({ to: z.string(), amount: z.string(), assetCode: z.string(), note: z.string() }),
  amount: wireMoney,
  recipient: z.object({ user_id: z.string(), username: z.string(), name: z.string() }),
  /** The Idempotency-Key of this one payment: kept over reload, back button, PIN check and lost answers. */
  key: z.string(),
});

/** A payment that was entered and checked, and not yet confirmed. */
export type SendDraft = z.infer<typeof draftShape>;

const tab = () => sessionStorage;

/** The draft of this tab; undefined where there is none, or none that can be read. */
export function readDraft(): SendDraft | undefined {
  const text = readStored(DRAFT_KEY, tab) ?? memory;
  if (text === null) return undefined;
  try {
    const read = z.safeParse(draftShape, JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

// Where the browser refuses storage, the draft lives as long as the page.
let memory: string | null = null;

export function keepDraft(draft: SendDraft): void {
  memory = JSON.stringify(draft);
  writeStored(DRAFT_KEY, memory, tab);
}

/** After the money has left: the back button finds an empty form. */
export function dropDraft(): void {
  memory = null;
  writeStored(DRAFT_KEY, null, tab);
}
