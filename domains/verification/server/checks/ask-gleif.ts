import { addSeconds } from '@egcr/contract/time';
import type { Errand } from '@egcr/server-kit/domain';
import { readOutside } from '@egcr/server-kit/http/post-outside';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { isLei, reaches, type CheckNote } from '../../contract/index.ts';
import {
  checksOf,
  keepCheck,
  lockVerification,
  type CheckRow,
  type VerificationRow,
} from '../business-store.ts';
import { lowerLevel } from '../follow-changes.ts';
import type { VerificationParts } from '../parts.ts';
import { isOpen, settleLevel } from '../settle-level.ts';
import { readGleif } from './read-gleif.ts';

export const ASK_GLEIF = 'verification.ask_gleif';
const DAY_S = 86_400;
/** Seconds until it is asked again where it does not answer. After the last time the check digits are enough. */
const RETRY_AFTER_S = [60, 600, 3_600, 21_600] as const;
const answers: readonly (CheckNote | null)[] = [
  'lei_issued',
  'lei_lapsed',
  'lei_other_name',
  'lei_ended',
  'lei_unknown',
];

type Parts = Pick<VerificationParts, 'acting' | 'registry' | 'gleifUrl'>;
const question = z.object({ id: z.string(), lei: z.string(), tries: z.int() });
type Question = z.output<typeof question>;

/** What is known of an LEI that is given, where GLEIF is asked. */
interface LeiCheck {
  readonly check: Pick<CheckRow, 'kind' | 'result' | 'note'>;
  /** It stands already: an answer of today about the same number, or what an officer decided. */
  readonly isKept: boolean;
}

/** Asks GLEIF about an LEI that is given, unless that is answered. Undefined where it is not asked. */
export async function leiCheck(
  { gleifUrl }: Pick<Parts, 'gleifUrl'>,
  work: Work,
  { row, lei }: { readonly row: VerificationRow; readonly lei: string | null },
): Promise<LeiCheck | undefined> {
  if (gleifUrl === undefined || lei === null || !isLei(lei)) return undefined;
  const before = (await checksOf(work.db, row.id)).find(({ kind }) => kind === 'lei');
  if (before !== undefined && row.lei === lei) {
    const isOfToday = answers.includes(before.note) && addSeconds(before.checked_at, DAY_S) > work.now;
    if (isOfToday || before.checked_by !== null) return { check: before, isKept: true };
  }
  await ask(work, { id: row.id, lei, tries: 0 });
  return { check: { kind: 'lei', result: 'open', note: 'lei_asked' }, isKept: false };
}

async function ask(work: Work, asked: Question, runAt?: Date): Promise<void> {
  await work.enqueue(ASK_GLEIF, asked, { key: `${ASK_GLEIF} ${asked.id}`, ...(runAt && { runAt }) });
}

/** `verification.ask_gleif`: asks whose an LEI is. No transaction is open meanwhile. */
export function askGleif(parts: Parts): Errand {
  return async (services, payload) => {
    const asked = question.parse(payload);
    const { gleifUrl } = parts;
    if (gleifUrl === undefined || !isLei(asked.lei)) return;
    if (!(await services.unit(({ db }) => isWaiting({ db }, asked)))) return;
    const answer = await readOutside({
      url: `${gleifUrl.replace(/\/$/, '')}/lei-records/${asked.lei}`,
      headers: { accept: 'application/vnd.api+json' },
      allowsLoopback: services.settings.isTestMode,
    });
    await services.unit((work) => keepAnswer(parts, work, { asked, answer }));
  };
}

/** An LEI that was given later is another question, and what an officer decided meanwhile stands. */
async function isWaiting({ db }: Pick<Work, 'db'>, { id }: Question): Promise<boolean> {
  return (await checksOf(db, id)).some(({ kind, note }) => kind === 'lei' && note === 'lei_asked');
}

async function keepAnswer(
  parts: Parts,
  work: Work,
  { asked, answer }: { readonly asked: Question; readonly answer: Awaited<ReturnType<typeof readOutside>> },
): Promise<void> {
  const business = await parts.registry.find(work.db, asked.id);
  if (business === undefined) return;
  const row = await lockVerification(work, business);
  if (row.lei !== asked.lei || !(await isWaiting(work, asked))) return;
  const found = 'status' in answer ? readGleif(answer, { lei: asked.lei, name: business.name }) : undefined;
  const wait_s = RETRY_AFTER_S[asked.tries];
  if (found === undefined && wait_s !== undefined)
    return ask(work, { ...asked, tries: asked.tries + 1 }, addSeconds(work.now, wait_s));
  const { result, note } = found ?? ({ result: 'pass', note: 'digits_right' } as const);
  await keepCheck(work, row.id, { kind: 'lei', result, note });
  const results = new Map((await checksOf(work.db, row.id)).map((check) => [check.kind, check.result]));
  if (result !== 'pass') await lowerLevel(parts, work, { row, name: business.name });
  else if (isOpen(row.state) && business.status === 'active')
    await settleLevel(parts, work, row, reaches(1, results));
}
