import type { Ledger, Posting } from '@egcr/ledger/server';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { inSavepoint } from '@egcr/server-kit/unit-of-work';
import type { Work } from '@egcr/server-kit/work';

import type { TransferPosted } from '../contract/events.ts';
import { moveMoney, postingOf, refusalFor, tellPosted, type Move } from './move-money.ts';
import { judgeLeaving, type MoneyParts } from './security/judge-leaving.ts';

/** A move with the work of the request that asks for it. */
export interface AskedMove {
  readonly work: Work;
  readonly move: Move;
  /** What it is refused with where nothing else stops it. */
  readonly last?: Refusal | undefined;
}

/** A move between accounts that are open. */
interface ReadyMove {
  readonly asked: AskedMove;
  readonly posting: Posting;
}

type Answers = Map<AskedMove, TransferPosted | Refusal>;

/**
 * Moves money for many requests in the transaction they share, and answers each in order as `moveMoney` would; refusals are values. A
 * move into an account that is not open yet is posted alone behind a savepoint, so that a refusal leaves no account behind; so
 * does a second one of a person with limits, which counts what the first has taken.
 */
export async function moveTogether(
  parts: MoneyParts,
  work: Pick<Work, 'db' | 'now'>,
  asked: readonly AskedMove[],
): Promise<readonly (TransferPosted | Refusal)[]> {
  if (asked.length === 0) return [];
  const { ledger } = parts;
  const moves = asked.map(({ move }) => move);
  const [judged, accounts] = await Promise.all([
    judgeLeaving(parts, work, moves),
    ledger.accountIds(
      work.db,
      moves.flatMap(({ debit, credit }) => [debit, credit]),
    ),
  ]);
  const answers: Answers = new Map();
  const ready: ReadyMove[] = [];
  const alone: AskedMove[] = [];
  asked.forEach((one, at) => {
    const [judgement, debit, credit] = [judged[at], accounts[2 * at], accounts[2 * at + 1]];
    invariant(judgement !== undefined, 'a move was not judged');
    if (judgement.outcome === 'refused') answers.set(one, judgement.refusal);
    else if (one.last) answers.set(one, one.last);
    else if (judgement.outcome === 'alone' || debit === undefined || credit === undefined) alone.push(one);
    else ready.push({ asked: one, posting: postingOf(one.move, { debit, credit }) });
  });
  await postTogether(ledger, work, { ready, answers });
  for (const one of alone) answers.set(one, await moveAlone(parts, one));
  return asked.map((one) => {
    const answer = answers.get(one);
    invariant(answer !== undefined, 'a move was not answered');
    return answer;
  });
}

async function postTogether(
  ledger: Ledger,
  { db, now }: Pick<Work, 'db' | 'now'>,
  { ready, answers }: { readonly ready: readonly ReadyMove[]; readonly answers: Answers },
): Promise<void> {
  if (ready.length === 0) return;
  const postings = ready.map(({ posting }) => posting);
  const verdicts = await ledger.post({ db, now }, postings);
  for (const [at, { asked }] of ready.entries()) {
    const { work, move } = asked;
    const verdict = verdicts[at];
    invariant(verdict !== undefined, 'the ledger gave no verdict');
    const answer =
      verdict.outcome === 'refused'
        ? await refusalFor(ledger, work, move, verdict.code)
        : await tellPosted(work, move, verdict.postedAt);
    answers.set(asked, answer);
  }
}

async function moveAlone(parts: MoneyParts, { work, move }: AskedMove): Promise<TransferPosted | Refusal> {
  try {
    return await inSavepoint(work.db, () => moveMoney(parts, work, move));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
