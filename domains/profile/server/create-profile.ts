import type { ReplyOf } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import type { Database } from '@egcr/server-kit/database';
import { handle, type Listener, type ServerDomain } from '@egcr/server-kit/domain';
import { gather } from '@egcr/server-kit/gather';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { checkUsernameCall, readProfileCall, saveProfileCall } from '../contract/endpoints.ts';
import { profileRefusals } from '../contract/refusals.ts';
import { tidyName, tidyUsername } from '../contract/rules.ts';
import type { KnownPerson, PinKeeper, Profile, ProfileDoor } from './door.ts';
import { saveProfile } from './save-profile.ts';
import {
  findProfile,
  findProfileByUsername,
  findProfiles,
  findProfilesByUsernames,
  holderOf,
  removeProfile,
  type ProfileRow,
} from './store.ts';

/** The profile domain as apps/server composes it. `identity` keeps the PIN, without which no profile is complete. */
export function createProfile({ identity }: { readonly identity: PinKeeper }): Profile {
  const door = doorOf(identity);
  return {
    domain: domainOf(identity),
    door,
    gatekeeper: ({ db }) => ({
      hasCompleteProfile: gather(async (userIds: readonly string[]) => {
        const rows = await findProfiles(db, [...new Set(userIds)]);
        const complete = new Set(rows.map(({ user_id }) => user_id));
        return userIds.map((userId) => complete.has(userId));
      }),
    }),
  };
}

function domainOf(identity: PinKeeper): ServerDomain {
  return {
    name: 'profile',
    migrations: new URL('../migrations/', import.meta.url),
    calls: [
      handle(readProfileCall, (work) => readProfile(work, identity)),
      handle(saveProfileCall, async (work, { body }) => {
        await saveProfile(work, { user_id: personOf(work).userId, ...body });
        return readProfile(work, identity);
      }),
      handle(checkUsernameCall, async (work, { params: { name } }) => {
        const holder = await holderOf(work.db, name);
        return { username: name, available: holder === undefined || holder === personOf(work).userId };
      }),
    ],
    listeners: { 'identity.user_deleted': onUserDeleted },
  };
}

const userDeleted = z.object({ user_id: uuid });

/** Names go with the account. The username stays taken, so that money sent to it never reaches a stranger. */
const onUserDeleted: Listener = async (work, { payload }) => {
  await removeProfile(work.db, z.parse(userDeleted, payload).user_id);
};

async function readProfile(work: Work, identity: PinKeeper): Promise<ReplyOf<typeof readProfileCall>> {
  const { userId } = personOf(work);
  const row = await findProfile(work.db, userId);
  if (!row) throw new Refusal(profileRefusals.profile_missing);
  return { ...row, has_pin: await identity.hasPin(work.db, userId) };
}

function doorOf(identity: PinKeeper): ProfileDoor {
  const hasCompleteProfile = async (db: Database, userId: string) =>
    (await findProfile(db, userId)) !== undefined && (await identity.hasPin(db, userId));
  return {
    hasCompleteProfile,
    async findByUsernames(db, usernames) {
      const rows = await findProfilesByUsernames(db, usernames.map(tidyUsername));
      const withPin = await identity.withPin(
        db,
        rows.map(({ user_id }) => user_id),
      );
      const byUsername = new Map(
        rows.filter(({ user_id }) => withPin.has(user_id)).map((row) => [row.username, known(row)]),
      );
      const found = new Map<string, KnownPerson>();
      for (const typed of usernames) {
        const person = byUsername.get(tidyUsername(typed));
        if (person) found.set(typed, person);
      }
      return found;
    },
    async findByUsername(db, username) {
      const row = await findProfileByUsername(db, tidyUsername(username));
      return row && (await identity.hasPin(db, row.user_id)) ? known(row) : undefined;
    },
    async findByIds(db, userIds) {
      const rows = await findProfiles(db, userIds);
      return new Map(rows.map((row) => [row.user_id, known(row)]));
    },
    saveProfile: (work, { userId, firstName, lastName, username }) =>
      saveProfile(work, {
        user_id: userId,
        first_name: tidyName(firstName),
        last_name: tidyName(lastName),
        username: tidyUsername(username),
      }),
  };
}

function known(row: ProfileRow): KnownPerson {
  return {
    userId: row.user_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
  };
}
