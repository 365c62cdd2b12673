/** Hundreds of requests for each operation: whatever is asked, the answer is a declared one and nothing breaks. */
import { type Answer, type BankPerson, type Caller, codeOf, makePeople } from '../bank-test/caller.ts';
import { type Chance, seededChance } from '../bank-test/random.ts';
import { doorCodes } from './access-matrix.ts';
import type { AnswerJudge, Fault } from './answers.ts';
import type { Operation, Schema } from './document.ts';
import { type Asked, type Known, requestFor, valueFor } from './input.ts';
import { makeRichPeople } from './people.ts';
import { ThingMaker } from './things.ts';
import { askTimed, PATIENCE_MS, type TimedAnswer } from './patience.ts';

const FUND_MINOR = 1_000_000;
const AT_ONCE = 6;
/** So many operations name the same other people: making some for each operation took longer than asking it. */
const OPERATIONS_OF_OTHERS = 20;
/** People whom a run of requests has locked out are replaced, at most this often for one operation. */
const NEW_PEOPLE_MAX = 4;
const TASTES = [0, 0, 12, 12, 70] as const;

/** Calls whose document lets unknown members pass, and why. */
const OPEN_BY_DESIGN: Readonly<Record<string, string>> = {
  'captcha.verify_solution': 'the widget of ALTCHA sends members of its own',
};

export interface InputTrial {
  readonly caller: Caller;
  readonly judge: AnswerJudge;
  /** Those tried; and all, for what they need. */
  readonly operations: readonly Operation[];
  readonly all: readonly Operation[];
  /** For each operation and seed. */
  readonly requests: number;
  readonly seeds: readonly number[];
  readonly now: Date;
  /** The bearer for operations of some roles: of the last one; asked anew for each of them. */
  readonly staffToken: (roles: readonly string[]) => Promise<string>;
}

export interface InputReport {
  readonly asked: number;
  readonly faults: readonly Fault[];
  /** How often each operation said yes. */
  readonly yes: ReadonlyMap<string, number>;
}

interface Seat {
  person: BankPerson;
  token: string;
  isStaff: boolean;
  left: number;
}

/** Tries all operations, a few at once; each has a person of its own. */
export async function tryInput(trial: InputTrial): Promise<InputReport> {
  const faults: Fault[] = [];
  const yes = new Map<string, number>();
  let asked = 0;
  const waiting = trial.operations.filter(({ isStream }) => !isStream);
  const work = async () => {
    let others: readonly BankPerson[] = [];
    let left = 0;
    for (let operation = waiting.shift(); operation !== undefined; operation = waiting.shift()) {
      if (left === 0) [others, left] = [await makePeople(trial.caller, 3, FUND_MINOR), OPERATIONS_OF_OTHERS];
      left -= 1;
      const found = await tryOperation(trial, operation, others);
      asked += found.asked;
      yes.set(operation.id, found.yes);
      faults.push(...found.faults);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { asked, faults, yes };
}

async function tryOperation(
  trial: InputTrial,
  operation: Operation,
  others: readonly BankPerson[],
): Promise<{ asked: number; yes: number; faults: Fault[] }> {
  const seat = await takeSeat(trial, operation);
  const known = await knownTo(trial, seat, others);
  const own = await ownThings(trial, operation, { seat, known });
  const body = operation.id in OPEN_BY_DESIGN ? undefined : operation.body;
  const faults: Fault[] = unknownMembersAllowed(body, '').map((place) => ({
    operation: operation.id,
    kind: 'its document lets unknown members pass',
    said: place,
    request: '',
  }));
  let asked = 0;
  let yes = 0;
  for (const seed of trial.seeds) {
    const chance = seededChance(seed + hashOf(operation.id));
    for (let count = 0; count < trial.requests; count += 1) {
      const request = nextRequest(operation, { chance, known, count, own });
      const found = await tryRequest(trial, operation, { request, token: seat.token, count });
      asked += 1;
      faults.push(...found.faults);
      if (found.answer !== undefined && found.answer.status < 300) yes += 1;
      if (found.answer !== undefined && isStopped(found.answer)) await replace(trial, operation, seat);
    }
  }
  return { asked, yes, faults };
}

/** Every tenth request is plausible and carries a member that nobody declared. */
function nextRequest(
  operation: Operation,
  {
    chance,
    known,
    count,
    own,
  }: {
    readonly chance: Chance;
    readonly known: Known;
    readonly count: number;
    readonly own: Readonly<Record<string, string>>;
  },
): Asked & { readonly isOverfull: boolean } {
  const isOverfull =
    count % 10 === 9 && !(operation.id in OPEN_BY_DESIGN) && operation.body?.properties !== undefined;
  const nastyPercent = isOverfull ? 0 : (TASTES[count % TASTES.length] ?? 0);
  const taste = {
    chance,
    known,
    nastyPercent,
    isFull: chance() < 0.3,
    ...(nastyPercent === 0 && { given: own }),
  };
  const request = requestFor(operation, taste);
  if (!isOverfull || operation.body === undefined) return { ...request, isOverfull: false };
  const body = valueFor(operation.body, taste, { name: '', depth: 0 });
  return { ...request, body: { ...(body as object), is_admin: true }, isOverfull };
}

async function tryRequest(
  { caller, judge }: InputTrial,
  operation: Operation,
  {
    request,
    token,
    count,
  }: {
    readonly request: Asked & { readonly isOverfull: boolean };
    readonly token: string;
    readonly count: number;
  },
): Promise<{ answer: Answer | undefined; faults: Fault[] }> {
  const isAnonymous = count % 25 === 24;
  const { isOverfull, ...asked } = request;
  const headers = { ...asked.headers, ...(!isAnonymous && { authorization: `Bearer ${token}` }) };
  const said = `${asked.method} ${asked.path.slice(0, 300)} ${asked.rawBody?.slice(0, 200) ?? JSON.stringify(asked.body) ?? ''}`;
  const fault = (kind: string, detail: string): Fault => ({
    operation: operation.id,
    kind,
    said: detail,
    request: said,
  });
  let timed: TimedAnswer;
  try {
    timed = await askTimed(caller, { ...asked, headers });
  } catch (error) {
    return { answer: undefined, faults: [fault('did not answer', String(error))] };
  }
  const { answer, elapsedMs } = timed;
  const faults = judge
    .faultsIn(operation, answer, elapsedMs)
    .map(({ kind, said: detail }) => fault(kind, detail));
  if (isOverfull && answer.status < 300) faults.push(fault('took a member that nobody declared', 'is_admin'));
  if (isAnonymous && operation.access !== 'public' && ![400, 401, 413, 414, 415].includes(answer.status))
    faults.push(fault('answered a caller without a token', String(answer.status)));
  return { answer: isAnonymous ? undefined : answer, faults };
}

async function takeSeat({ caller, staffToken }: InputTrial, { roles }: Operation): Promise<Seat> {
  const [person] = await makeRichPeople(caller, 1);
  if (person === undefined) throw new Error('one person was asked for');
  const isStaff = roles.length > 0;
  return {
    person,
    isStaff,
    token: isStaff ? await staffToken(roles) : person.access_token,
    left: NEW_PEOPLE_MAX,
  };
}

/** Shut out by the requests themselves: a PIN locked, a session ended. */
function isStopped(answer: Answer): boolean {
  return answer.status >= 400 && doorCodes.has(codeOf(answer));
}

async function replace(trial: InputTrial, operation: Operation, seat: Seat): Promise<void> {
  if (seat.left === 0) return;
  const next = await takeSeat(trial, operation);
  Object.assign(seat, next, { left: seat.left - 1 });
}

/** Ids that make plausible requests succeed. */
async function ownThings(
  { caller, all }: InputTrial,
  operation: Operation,
  { seat, known }: { readonly seat: Seat; readonly known: Known },
): Promise<Readonly<Record<string, string>>> {
  if (seat.isStaff) return {};
  const side = { person: seat.person, known };
  return new ThingMaker({ caller, operations: all }, side, seededChance(hashOf(operation.id))).idsFor(
    operation,
  );
}

async function knownTo(
  { caller, now }: InputTrial,
  { person, token }: Seat,
  others: readonly BankPerson[],
): Promise<Known> {
  const wallet = await caller.call({
    method: 'GET',
    path: '/api/v1/wallet',
    headers: { authorization: `Bearer ${token}` },
    timeoutMs: PATIENCE_MS,
  });
  return {
    usernames: others.map(({ username }) => username),
    emails: others.map(({ email }) => email),
    ids: [...new Set(wallet.text.match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g))],
    pin: person.pin,
    now,
  };
}

/** Objects of a body that say nothing against members they do not know. */
function unknownMembersAllowed(schema: Schema | undefined, place: string): string[] {
  if (schema === undefined) return [];
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...(schema.properties !== undefined && schema.additionalProperties === undefined
      ? [place || 'body']
      : []),
    ...parts.flatMap((part) => unknownMembersAllowed(part, place)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      unknownMembersAllowed(property, `${place}.${name}`),
    ),
  ];
}

function hashOf(text: string): number {
  return Array.from(text).reduce(
    (hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0,
    7,
  );
}
