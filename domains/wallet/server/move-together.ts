import type { Ledger, Posting } from '@egcr/ledger/server';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { inSavepoint } from '@egcr/server-kit/unit-of-work';
import type { Work } from '@egcr/server-kit/work';

import type { TransferPosted } from '../contract/events.ts';
import { moveMoney, postingOf, refusalFor, tellPosted, type Movement } from './move-money.ts';
import { judgeLeaving, type MoneyParts } from './security/judge-leaving.ts';

/** A movement with the work of the request that asks for it. */
export interface AskedMovement {
  readonly work: Work;
  readonly movement: Movement;
  /** What it is refused with where nothing else stops it. */
  readonly last?: Refusal | undefined;
}

/** A movement between accounts that are open. */
interface ReadyMovement {
  readonly asked: AskedMovement;
  readonly posting: Posting;
}

type Answers = Map<AskedMovement, TransferPosted | Refusal>;

/**
 * Moves money for many requests in the transaction they share, and answers each in order as `moveMoney` would; refusals are values. A
 * movement into an account that is not open yet goes by itself behind a savepoint, so that a refusal leaves no account behind; so
 * does a second one of a person with limits, which counts what the first has taken.
 */
export async function moveTogether(
  parts: MoneyParts,
  work: Pick<Work, 'db' | 'now'>,
  asked: readonly AskedMovement[],
): Promise<readonly (TransferPosted | Refusal)[]> {
  if (asked.length === 0) return [];
  const { ledger } = parts;
  const movements = asked.map(({ movement }) => movement);
  const [judged, accounts] = await Promise.all([
    judgeLeaving(parts, work, movements),
    ledger.accountIds(
      work.db,
      movements.flatMap(({ debit, credit }) => [debit, credit]),
    ),
  ]);
  const answers: Answers = new Map();
  const ready: ReadyMovement[] = [];
  const alone: AskedMovement[] = [];
  asked.forEach((one, at) => {
    const [judgement, debit, credit] = [judged[at], accounts[2 * at], accounts[2 * at + 1]];
    invariant(judgement !== undefined, 'a movement was not judged');
    if (judgement.outcome === 'refused') answers.set(one, judgement.refusal);
    else if (one.last) answers.set(one, one.last);
    else if (judgement.outcome === 'alone' || debit === undefined || credit === undefined) alone.push(one);
    else ready.push({ asked: one, posting: postingOf(one.movement, { debit, credit }) });
  });
  await postTogether(ledger, work, { ready, answers });
  for (const one of alone) answers.set(one, await moveAlone(parts, one));
  return asked.map((one) => {
    const answer = answers.get(one);
    invariant(answer !== undefined, 'a movement was not answered');
    return answer;
  });
}

async function postTogether(
  ledger: Ledger,
  { db, now }: Pick<Work, 'db' | 'now'>,
  { ready, answers }: { readonly ready: readonly ReadyMovement[]; readonly answers: Answers },
): Promise<void> {
  if (ready.length === 0) return;
  const postings = ready.map(({ posting }) => posting);
  const verdicts = await ledger.post({ db, now }, postings);
  for (const [at, { asked }] of ready.entries()) {
    const { work, movement } = asked;
    const verdict = verdicts[at];
    invariant(verdict !== undefined, 'the ledger gave no verdict');
    const answer =
      verdict.outcome === 'refused'
        ? await refusalFor(ledger, work, movement, verdict.code)
        : await tellPosted(work, movement, verdict.postedAt);
    answers.set(asked, answer);
  }
}

async function moveAlone(
  parts: MoneyParts,
  { work, movement }: AskedMovement,
): Promise<TransferPosted | Refusal> {
  try {
    return await inSavepoint(work.db, () => moveMoney(parts, work, movement));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
