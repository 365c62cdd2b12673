import { userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';
import type { ReplyOf } from '@egcr/contract/endpoint';
import type { DemoPart } from '@egcr/server-kit/demo';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { gather } from '@egcr/server-kit/gather';
import { Refusal } from '@egcr/server-kit/refusal';
import { samplesIn } from '@egcr/server-kit/samples';
import { personOf, type Work } from '@egcr/server-kit/work';

import { profileScreens } from '../contract/screens.ts';
import {
  checkUsernameCall,
  ownProfileCall,
  readProfileCall,
  saveProfileCall,
} from '../contract/endpoints.ts';
import { profileRefusals } from '../contract/refusals.ts';
import { tidyName, tidyUsername } from '../contract/rules.ts';
import type { PeopleSource, Profile } from './door.ts';
import { findPeople, known } from './find-people.ts';
import type { KnownPerson } from './people.ts';
import { saveProfile } from './save-profile.ts';
import {
  findProfile,
  findProfiles,
  findProfilesBeginning,
  holderOf,
  insertSamplePeople,
  removeProfile,
} from './store.ts';

/** The profile domain as apps/server composes it. `identity` keeps the PIN, without which no profile is complete. */
export function createProfile({ identity }: { readonly identity: PeopleSource }): Profile {
  return {
    domain: domainOf(identity),
    door: {
      ...findPeople(identity),
      findBeginning: async (db, text, limit) => (await findProfilesBeginning(db, text, limit)).map(known),
      addSamplePeople: insertSamplePeople,
      saveProfile: keepProfile,
    },
    gatekeeper: ({ db }) => ({
      hasCompleteProfile: gather(async (userIds: readonly string[]) => {
        const rows = await findProfiles(db, [...new Set(userIds)]);
        const complete = new Set(rows.map(({ user_id }) => user_id));
        return userIds.map((userId) => complete.has(userId));
      }),
    }),
  };
}

function domainOf(identity: PeopleSource): ServerDomain {
  return {
    name: 'profile',
    screens: profileScreens,
    calls: [
      handle(readProfileCall, (work) => readProfile(identity, work)),
      handle(ownProfileCall, async (work) => ({ profile: (await profileOf(identity, work)) ?? null })),
      handle(saveProfileCall, async (work, { body }) => {
        await saveProfile(work, { user_id: personOf(work).userId, ...body });
        return readProfile(identity, work);
      }),
      handle(checkUsernameCall, async (work, { params: { name } }) => {
        const holder = await holderOf(work.db, name);
        return { username: name, available: holder === undefined || holder === personOf(work).userId };
      }),
    ],
    listeners: forgetNames,
    demo: demoNames,
    samples: samplesIn({ schema: 'profile' }),
  };
}

/** Names go with the account. The username stays taken, so that money sent to it never reaches a stranger. */
const forgetNames = hear(userDeleted, (work, { user_id: userId }) => removeProfile(work.db, userId));

async function readProfile(identity: PeopleSource, work: Work): Promise<ReplyOf<typeof readProfileCall>> {
  const profile = await profileOf(identity, work);
  if (!profile) throw new Refusal(profileRefusals.profile_missing);
  return profile;
}

async function profileOf(identity: PeopleSource, work: Work) {
  const { userId } = personOf(work);
  const row = await findProfile(work.db, userId);
  return row && { ...row, has_pin: await identity.hasPin(work.db, userId) };
}

/** As the call does it, without its rules. */
async function keepProfile(
  work: Work,
  { userId, firstName, lastName, username }: KnownPerson,
): Promise<void> {
  await saveProfile(work, {
    user_id: userId,
    first_name: tidyName(firstName),
    last_name: tidyName(lastName),
    username: tidyUsername(username),
  });
}

const demoNames: DemoPart = async (people) => async (work) => {
  for (const person of people) await keepProfile(work, person);
};
