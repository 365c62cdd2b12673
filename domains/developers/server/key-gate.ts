import { BlockList } from 'node:net';

import { platformRefusals } from '@egcr/contract/refusals';
import type { Standing } from '@egcr/identity/server';
import { businessesAmong } from '@egcr/organisations/server';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';

import { readNetwork } from '../contract/index.ts';
import { findKeyBySecret, noteKeyUse, type KeyRow } from './key-store.ts';
import type { DeveloperParts } from './parts.ts';
import { hashOfSecret, secretIn } from './secret.ts';

const MINUTE_MS = 60_000;

/** The keys' half of the kit's gatekeeper. Which calls a key may make is the guard's affair. */
export function keyGate(
  { people }: DeveloperParts,
  { db, clock, cipher }: Services,
): Pick<Gatekeeper, 'authenticateKey'> {
  return {
    authenticateKey: async ({ authorization, facts }) => {
      const secret = secretIn(authorization);
      if (secret === undefined) return undefined;
      const now = clock.now();
      const row = await findKeyBySecret(db, hashOfSecret(cipher, secret));
      if (row === undefined || row.revoked_at !== null) throw new Refusal(platformRefusals.token_invalid);
      if (row.expires_at !== null && row.expires_at <= now) throw new Refusal(platformRefusals.token_expired);
      const asked = row.made_by === null ? [row.owner_id] : [row.owner_id, row.made_by];
      const standings = await people.standingOf(db, asked, now);
      if (!(await stands(db, row.owner_id, standings.get(row.owner_id))))
        throw new Refusal(platformRefusals.token_invalid);
      if (!isFromNetworkOf(row, facts.ip)) throw new Refusal(platformRefusals.network_refused);
      if (isUseOld(row, now)) await noteKeyUse(db, row.id, now);
      return {
        kind: 'key',
        keyId: row.id,
        ownerId: row.owner_id,
        isLive: row.is_live,
        scopes: row.scopes,
        perDay: limitOf(row),
        ...(row.made_by !== null && standings.has(row.made_by) && { makerId: row.made_by }),
      };
    },
  };
}

/** A person who is neither banned nor gone, or a business of the register that has not ended: a key stays its own when people leave its team. */
async function stands(db: Services['db'], ownerId: string, person: Standing | undefined): Promise<boolean> {
  if (person !== undefined) return !person.isBanned;
  return (await businessesAmong(db, [ownerId])).get(ownerId)?.is_open === true;
}

function isUseOld({ last_used_at: usedAt }: KeyRow, now: Date): boolean {
  return usedAt === null || now.getTime() - usedAt.getTime() > MINUTE_MS;
}

function limitOf({ refund_asset: asset, refund_per_day: amountMinor }: KeyRow) {
  return asset === null || amountMinor === null ? null : { asset, amountMinor };
}

/** An IPv4 address that comes wrapped in IPv6 is the same address to the list. */
function isFromNetworkOf({ networks }: KeyRow, ip: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const text of networks) {
    const network = readNetwork(text);
    invariant(network !== undefined, 'a key keeps a network that is none');
    list.addSubnet(network.address, network.bits, network.family);
  }
  return list.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4');
}
