import { randomBytes } from 'node:crypto';

import { uuid } from '@egcr/contract/ids';
import { readInput } from '@egcr/contract/issues';
import { wireMoney } from '@egcr/contract/money';
import type { FieldIssue } from '@egcr/contract/problem';
import { validationRefusal } from '@egcr/server-kit/refusal';
import type { Services } from '@egcr/server-kit/services';
import * as z from 'zod/mini';

import type { DevApp } from './dev-points.ts';
import type { Doors } from './domains.ts';

const PEOPLE_MAX = 500;
/** Hashing passwords keeps both cores busy; more at once would only wait for each other. */
const AT_ONCE = 4;

const peopleBody = z.strictObject({
  count: z.number().check(z.int(), z.gte(1), z.lte(PEOPLE_MAX)),
  fund: z.optional(wireMoney),
});
const fundBody = z.strictObject({ user_id: uuid, amount: wireMoney });

/** `POST /dev/people` makes complete, signed-in people whose PIN was just verified; `POST /dev/fund` gives play money. */
export function registerDevPeople(app: DevApp, services: Services, doors: Doors): void {
  const hashSecrets = hashingPinOnce(doors);
  app.post('/dev/people', async (request) => {
    const { count, fund } = valueOf(readInput(peopleBody, request.body));
    const people: Awaited<ReturnType<typeof makeOne>>[] = [];
    while (people.length < count) {
      const batch = Math.min(AT_ONCE, count - people.length);
      people.push(
        ...(await Promise.all(
          Array.from({ length: batch }, () => makeOne({ services, doors, hashSecrets }, fund ? [fund] : [])),
        )),
      );
    }
    return people;
  });
  app.post('/dev/fund', async (request) => {
    const { user_id, amount } = valueOf(readInput(fundBody, request.body));
    await services.unit((work) => doors.givePlayMoney(work, { to: user_id, amount }), asTests);
    return { user_id, amount };
  });
}

const asTests = { actor: { kind: 'system', reason: 'dev' } } as const;

const PIN = '270519';

type HashSecrets = (password: string) => ReturnType<Doors['identity']['hashSecrets']>;

/** All of these people have the same PIN: hashing it for each of them would take half of the time that making them takes. */
function hashingPinOnce({ identity }: Doors): HashSecrets {
  let known: Awaited<ReturnType<HashSecrets>> | undefined;
  return async (password) => {
    if (known !== undefined) return { ...known, ...(await identity.hashSecrets({ password })) };
    const hashed = await identity.hashSecrets({ password, pin: PIN });
    known = hashed;
    return hashed;
  };
}

interface Making {
  readonly services: Services;
  readonly doors: Doors;
  readonly hashSecrets: HashSecrets;
}

async function makeOne(
  { services, doors, hashSecrets }: Making,
  funds: readonly z.output<typeof wireMoney>[],
) {
  const username = `person_${randomBytes(6).toString('hex')}`;
  const email = `${username}@people.example`;
  const person = {
    email,
    password: `Dev-${randomBytes(9).toString('base64url')}-1a`,
    pin: PIN,
    username,
  };
  const secrets = await hashSecrets(person.password);
  return services.unit(async (work) => {
    const userId = await doors.identity.createConfirmedPerson(work, { email, secrets });
    await doors.profile.saveProfile(work, { userId, username, firstName: 'Pat', lastName: 'Example' });
    for (const amount of funds) await doors.givePlayMoney(work, { to: userId, amount });
    const tokens = await doors.identity.issueSession(work, userId, { isPinVerified: true });
    return {
      user_id: userId,
      ...person,
      access_token: tokens.access_token,
      refresh_token: tokens.refresh_token,
    };
  }, asTests);
}

/** What was sent, as it was read. Refuses validation_failed. */
export function valueOf<Value>(
  input: { readonly value: Value } | { readonly errors: readonly FieldIssue[] },
): Value {
  if ('errors' in input) throw validationRefusal(input.errors);
  return input.value;
}
