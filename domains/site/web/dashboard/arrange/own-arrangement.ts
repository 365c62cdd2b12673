import { call } from '@egcr/web-kit/call';
import { CallRefusal } from '@egcr/web-kit/call-errors';
import { useSession } from '@egcr/web-kit/session';
import { readStored, writeStored } from '@egcr/web-kit/stored';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { arrangement, type Arrangement } from '../../../contract/arrangement.ts';
import { readArrangementCall, saveArrangementCall } from '../../../contract/dashboard-endpoints.ts';
import { DASHBOARD_KEY } from '../kept.ts';

const keptHere = z.object({
  owner: z.string(),
  arrangement: z.nullable(arrangement),
  /** The server has it too. */
  isSent: z.boolean(),
});
type KeptHere = z.output<typeof keptHere>;

function readKept(owner: string): KeptHere | undefined {
  try {
    const kept = z.parse(keptHere, JSON.parse(readStored(DASHBOARD_KEY) ?? 'null'));
    return kept.owner === owner ? kept : undefined;
  } catch {
    // What cannot be read counts as not arranged.
    return undefined;
  }
}

const keep = (kept: KeptHere) => writeStored(DASHBOARD_KEY, JSON.stringify(kept));

let sending: Promise<void> | undefined;

/** Sends what this browser alone has, one after the other: the last one counts. */
function send(owner: string): Promise<void> {
  sending ??= sendLatest(owner).finally(() => (sending = undefined));
  return sending;
}

async function sendLatest(owner: string): Promise<void> {
  for (let kept = readKept(owner); kept && !kept.isSent; kept = readKept(owner)) {
    const sent = JSON.stringify(kept.arrangement);
    try {
      await call(saveArrangementCall, { body: { arrangement: kept.arrangement } });
    } catch (failure) {
      // What the server refuses once it refuses always; without a line it is sent later.
      if (!(failure instanceof CallRefusal) || failure.status !== 422) throw failure;
    }
    const now = readKept(owner);
    if (now && JSON.stringify(now.arrangement) === sent) keep({ ...now, isSent: true });
  }
}

async function readBoth(owner: string): Promise<Arrangement | null> {
  await send(owner);
  const { arrangement: found } = await call(readArrangementCall);
  const here = readKept(owner);
  if (here && !here.isSent) return here.arrangement;
  keep({ owner, arrangement: found, isSent: true });
  return found;
}

/** How the person has arranged their dashboard, at once from this browser; and to change it, also without a line. */
export function useOwnArrangement() {
  const client = useQueryClient();
  const owner = useSession((now) => now.user?.id ?? '');
  const queryKey = ['site', 'dashboard', owner];
  const { data } = useQuery({
    queryKey,
    queryFn: () => readBoth(owner),
    initialData: () => readKept(owner)?.arrangement ?? null,
    initialDataUpdatedAt: 0,
    enabled: owner !== '',
  });
  async function save(changed: Arrangement | null): Promise<void> {
    keep({ owner, arrangement: changed, isSent: false });
    client.setQueryData(queryKey, changed);
    await client.cancelQueries({ queryKey });
    // It is kept here: what cannot be sent now is sent when the page is next read.
    await send(owner).catch(() => undefined);
  }
  return { kept: data, save };
}
