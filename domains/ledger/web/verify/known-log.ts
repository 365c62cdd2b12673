import { call } from '@egcr/web-kit/call';

import { consistencyCall, logCall, readNote, type KnownLog } from '../../contract/index.ts';

/** What the platform itself says of its log, for a proof under this checkpoint; undefined where it cannot be asked. */
export async function askLog(checkpoint: string): Promise<KnownLog | undefined> {
  const size = readNote(checkpoint)?.checkpoint.treeSize;
  if (size === undefined) return undefined;
  try {
    const { latest, keys } = await call(logCall, {});
    if (latest === null) return undefined;
    const known = { keys: keys.map((key) => key.public_key), latest: latest.note };
    if (size > latest.tree_size) return { ...known, consistency: [] };
    const { path } = await call(consistencyCall, { query: { from: size, to: latest.tree_size } });
    return { ...known, consistency: path };
  } catch {
    return undefined;
  }
}
