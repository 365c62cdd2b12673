import type { BankEntry, EntryPart } from '../bank-file/camt-entry.ts';
import { judgeEntry, Ongoing } from '../bank-file/judge-entry.ts';
import type { KnownState, KnownWithdrawal } from '../bank-file/known.ts';
import type { WithdrawalRow } from '../rails/store.ts';

export const REFERENCE = 'AAAABBBBCCCC';
export const OTHER = 'DDDDEEEEFFFF';
export const BATCH = 'a'.repeat(32);

export const withdrawal = (
  reference: string,
  {
    state = 'sent',
    amount = 500n,
    asset = 'USD',
    batchName = BATCH,
  }: Partial<KnownWithdrawal & WithdrawalRow> = {},
): KnownWithdrawal => ({
  row: { id: `id of ${reference}`, user_id: 'amina', asset, amount, reference } as WithdrawalRow,
  batchName,
  state,
});

export const known = (change: Partial<KnownState> = {}): KnownState => ({
  ownAccount: 'DE89370400440532013000',
  tomorrow: '2026-11-21',
  taken: new Map(),
  statements: new Map(),
  points: [],
  withdrawals: [withdrawal(REFERENCE)],
  depositors: new Map([
    ['EGAAAAAAAAAA', 'amina'],
    ['EGBBBBBBBBBB', 'bao'],
    ['EGCCCCCCCCCC', 'amina'],
  ]),
  sendBacks: new Map([['EGSENDBACK01', { id: 'decision', asset: 'USD', amountMinor: 500n }]]),
  ...change,
});

export const part = (change: Partial<EntryPart> = {}): EntryPart => ({
  amountMinor: -500n,
  endToEndId: undefined,
  remittance: '',
  depositReferences: [],
  returnReason: undefined,
  ...change,
});

export const entry = (change: Partial<BankEntry> = {}): BankEntry => ({
  place: 1,
  content: 'content',
  isNamed: true,
  currency: 'USD',
  scale: 2,
  isForeign: false,
  amountMinor: -500n,
  bookedOn: '2026-11-20',
  isReversal: false,
  batchNames: [],
  parts: [part()],
  splitProblem: undefined,
  ...change,
});

/** What becomes of some entries, one after the other, in short. */
export async function judged(
  entries: readonly BankEntry[],
  state: KnownState = known(),
): Promise<readonly string[]> {
  const ongoing = new Ongoing(state);
  const said: string[] = [];
  for (const one of entries)
    for (const { amountMinor, effect } of await judgeEntry(one, ongoing, async () => {}))
      said.push(
        [
          amountMinor,
          effect.does,
          ...('withdrawal' in effect ? [effect.withdrawal.reference] : []),
          ...('said' in effect ? [effect.said] : []),
          ...('userId' in effect ? [effect.userId] : []),
          ...('decisionId' in effect ? [effect.decisionId] : []),
          ...('reason' in effect ? [effect.reason] : []),
        ].join(' '),
      );
  return said;
}
