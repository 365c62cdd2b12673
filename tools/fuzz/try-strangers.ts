/** Two people with one of everything: neither sees, changes or even learns of what is the other's. */
import type { Answer, BankPerson, Caller } from '../bank-test/caller.ts';
import { seededChance } from '../bank-test/random.ts';
import type { Fault } from './answers.ts';
import type { Operation } from './document.ts';
import { makeRichPeople } from './people.ts';
import {
  askAs,
  bearer,
  isThingIn,
  namesIn,
  namesThing,
  placeNamed,
  placeOf,
  type Side,
  ThingMaker,
  type Things,
} from './things.ts';
import { PATIENCE_MS } from './patience.ts';

export interface StrangerTrial {
  readonly caller: Caller;
  readonly operations: readonly Operation[];
  readonly seed: number;
  readonly now: Date;
}

/** Makes the owner's things, tries each as a stranger, and looks whether anything of the owner's has changed. */
export async function tryStrangers(
  trial: StrangerTrial,
): Promise<{ readonly asked: number; readonly faults: readonly Fault[] }> {
  const chance = seededChance(trial.seed);
  const [first, second, third] = await makeRichPeople(trial.caller, 3);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('three people were asked for');
  const owner = sideOf(first, third, trial.now);
  const stranger = sideOf(second, third, trial.now);
  const faults: Fault[] = [];
  const maker = new ThingMaker(trial, owner, chance);
  for (const [place, said] of await maker.makeAll()) {
    faults.push({ operation: place, kind: 'is a thing that could not be made', said, request: '' });
  }
  const { things } = maker;
  await new ThingMaker(trial, stranger, chance).makeAll();
  const before = await viewOf(trial, owner);
  let asked = 0;
  for (const operation of trial.operations.filter(
    ({ roles, access }) => roles.length === 0 && access !== 'public',
  )) {
    for (const [name, id] of idsAskedBy(operation, things)) {
      const answer = await askAs(trial.caller, stranger, operation, { chance, given: { [name]: id } });
      asked += 1;
      const leak = leakIn(operation, answer, { name, owner });
      if (leak !== undefined)
        faults.push(
          faultOf(
            operation,
            leak,
            `${operation.method} ${operation.path} with ${name}=${id}: ${answer?.text.slice(0, 300) ?? ''}`,
          ),
        );
    }
  }
  faults.push(...changes(before, await viewOf(trial, owner)));
  const seen = [...(await viewOf(trial, stranger))].filter(([, text]) =>
    [...things.values()].some((id) => text.includes(id)),
  );
  faults.push(
    ...seen.map(([id]) => ({
      operation: id,
      kind: "shows a stranger the owner's things",
      said: '',
      request: '',
    })),
  );
  return { asked, faults };
}

function sideOf(person: BankPerson, other: BankPerson, now: Date): Side {
  return {
    person,
    known: { usernames: [other.username], emails: [other.email], ids: [], pin: person.pin, now },
  };
}

/** Each place of a request where an id of the owner's fits. */
function idsAskedBy(operation: Operation, things: Things): (readonly [string, string])[] {
  const own = things.get(placeOf(operation.path));
  const inPath = operation.parameters
    .filter(({ in: place, name }) => isThingIn(place, name))
    .flatMap(({ name }) => (own === undefined ? [] : [[name, own] as const]));
  const names = [
    ...operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
    ...namesIn(operation.body).filter(namesThing),
  ];
  const elsewhere = names.flatMap((name) => {
    const place = placeNamed(name, things.keys());
    const thing = place === undefined ? undefined : things.get(place);
    return thing === undefined ? [] : [[name, thing] as const];
  });
  return [...inPath, ...elsewhere];
}

function leakIn(
  { path }: Operation,
  answer: Answer | undefined,
  { name, owner }: { readonly name: string; readonly owner: Side },
): string | undefined {
  if (answer === undefined) return 'was not asked';
  const isInPath = path.includes(`{${name}}`);
  if (answer.status === 404 || (!isInPath && answer.status === 422)) {
    return answer.text.includes(owner.person.username) ? 'names the owner in its refusal' : undefined;
  }
  return `answers a stranger ${answer.status} instead of 404`;
}

/** All that someone sees by calls without parameters; what changes with time or with each request is taken out. */
async function viewOf({ caller, operations }: StrangerTrial, { person }: Side): Promise<Map<string, string>> {
  const view = new Map<string, string>();
  for (const { id, method, path, isStream, roles, parameters, access } of operations) {
    const needsMore = path.includes('{') || parameters.some(({ required }) => required === true);
    if (method !== 'GET' || isStream || roles.length > 0 || needsMore || access === 'public') continue;
    const { status, text } = await caller.call({
      method,
      path,
      headers: bearer(person),
      timeoutMs: PATIENCE_MS,
    });
    view.set(
      id,
      `${status} ${text.replaceAll(/"(?:last_[a-z_]+|request_id|now|as_of|pin_expires_at|age_s|expires_in_s)":"?[^",}]+"?/g, '')}`,
    );
  }
  return view;
}

function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Fault[] {
  return [...before]
    .filter(([id, text]) => after.get(id) !== text)
    .map(([id, text]) => ({
      operation: id,
      kind: "shows that a stranger changed the owner's things",
      said: '',
      request: `before ${text.slice(0, 250)}\n      after  ${after.get(id)?.slice(0, 250) ?? ''}`,
    }));
}

function faultOf({ id }: Operation, kind: string, request: string): Fault {
  return { operation: id, kind, said: '', request };
}
