import type { Services } from '@egcr/server-kit/services';

import { headsAfter, stepsOf } from './case-store.ts';
import { faultOf, type HistoryFault } from './history.ts';

const AT_ONCE = 200;

export interface HistoryFinding {
  readonly reference: string;
  readonly fault: HistoryFault;
}

/** Reads the history of every case and names each that is not as it was written. A reason that does not open counts as changed. */
export async function verifyHistories(
  services: Pick<Services, 'db' | 'cipher'>,
): Promise<{ readonly cases: number; readonly findings: readonly HistoryFinding[] }> {
  const findings: HistoryFinding[] = [];
  let cases = 0;
  for (let after: string | undefined; ;) {
    const heads = await headsAfter(services.db, { after, limit: AT_ONCE });
    for (const head of heads) {
      const fault = await faultIn(services, head);
      if (fault !== undefined) findings.push({ reference: head.reference, fault });
    }
    cases += heads.length;
    after = heads.at(-1)?.id;
    if (heads.length < AT_ONCE) return { cases, findings };
  }
}

async function faultIn(
  services: Pick<Services, 'db' | 'cipher'>,
  head: Awaited<ReturnType<typeof headsAfter>>[number],
): Promise<HistoryFault | undefined> {
  try {
    return faultOf(services.cipher, head, await stepsOf(services, [head.id]));
  } catch {
    // The cipher opens nothing that was written by another hand.
    return 'changed';
  }
}
