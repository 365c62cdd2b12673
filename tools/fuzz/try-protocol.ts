/** The identity protocol: every kind of caller at every route, a stranger at other people's factors, and requests of every kind. */
import { protocolRoutes, type ProtocolRoute } from '@egcr/gotrue/contract';

import { type Answer, type Caller, codeOf, makePeople } from '../bank-test/caller.ts';
import { type Chance, seededChance } from '../bank-test/random.ts';
import { PASSES } from './access-matrix.ts';
import { type Fault, leakIn } from './answers.ts';
import { nastyBodies, nastyTexts, nastyValues } from './nasty.ts';
import { ask, proveSecondFactor, signInOnly, type Tokens } from './people.ts';
import {
  expectedAt,
  nameOf,
  protocolCallers,
  protocolDoorCodes,
  type ProtocolCaller,
} from './protocol-matrix.ts';
import { askTimed, SLOW_MS } from './patience.ts';

const BASE = '/auth/v1';
const NOBODY = '00000000-0000-7000-8000-000000000000';
const EXPIRY_S = 1_000;
const FUND_MINOR = 100;
const HEADERS = { 'x-supabase-api-version': '2024-01-01' };

interface Report {
  readonly asked: number;
  readonly faults: readonly Fault[];
}

interface Request {
  readonly route: ProtocolRoute;
  readonly token: string | undefined;
  readonly ids?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly rawBody?: string;
}

async function send(caller: Caller, request: Request): Promise<{ answer?: Answer; faults: Fault[] }> {
  const { route, token, ids = NOBODY, query = '', body = {}, rawBody } = request;
  const method = route.method === '*' ? 'POST' : route.method;
  const path = `${BASE}${route.path.replaceAll(/:\w+/g, ids).replace('*', 'x')}${query}`;
  const said = `${method} ${path.slice(0, 200)} ${rawBody?.slice(0, 200) ?? JSON.stringify(body).slice(0, 400)}`;
  const fault = (kind: string, detail: string): Fault => ({
    operation: nameOf(route),
    kind,
    said: detail,
    request: said,
  });
  const content = method === 'GET' ? {} : rawBody === undefined ? { body } : { rawBody };
  const headers = { ...HEADERS, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  try {
    const { answer, elapsedMs } = await askTimed(caller, { method, path, headers, ...content });
    const faults: Fault[] = [];
    if (answer.status >= 500) faults.push(fault(`answered ${answer.status}`, answer.text.slice(0, 200)));
    if (elapsedMs > SLOW_MS) faults.push(fault('took longer than five seconds', ''));
    const leak = leakIn(answer.text);
    if (leak !== undefined) faults.push(fault('tells of its inside', leak));
    if (answer.status >= 400 && answer.contentType.includes('json') && codeOf(answer) === '')
      faults.push(fault('refuses without a code', answer.text.slice(0, 200)));
    return { answer, faults };
  } catch (error) {
    return { faults: [fault('did not answer', String(error))] };
  }
}

/** Ends the session that later cells need. */
function endsItself({ path }: ProtocolRoute, expected: string): boolean {
  return path === '/logout' && expected === PASSES;
}

/** Asks every cell but those of the expired token. The content is empty, so that the person who passes is refused for that. */
export async function tryProtocolDoor(
  caller: Caller,
  tokens: Tokens & { readonly service_key: string },
): Promise<Report> {
  const names = protocolCallers.filter((name) => name !== 'expired');
  return askCells(caller, (name) => (name === 'expired' ? undefined : tokens[name]), names);
}

/** Moves the clock on, beyond the life of a token, and tries it everywhere; to be done last. */
export async function tryExpired(caller: Caller): Promise<Report> {
  const [person] = await makePeople(caller, 1, FUND_MINOR);
  await ask(caller, { path: '/dev/clock', body: { advance_seconds: EXPIRY_S } });
  return askCells(caller, () => person?.access_token, ['expired']);
}

async function askCells(
  caller: Caller,
  tokenOf: (name: ProtocolCaller) => string | undefined,
  names: readonly ProtocolCaller[],
): Promise<Report> {
  const faults: Fault[] = [];
  let asked = 0;
  for (const route of protocolRoutes) {
    const cells = names.filter((name) => !endsItself(route, expectedAt(route, name)));
    const answers = await Promise.all(
      cells.map(async (name) => ({ name, ...(await send(caller, { route, token: tokenOf(name) })) })),
    );
    for (const { name, answer, faults: found } of answers) {
      asked += 1;
      faults.push(...found);
      const code = answer === undefined || answer.status < 400 ? '' : codeOf(answer);
      const expected = expectedAt(route, name);
      const isRight = expected === PASSES ? !protocolDoorCodes.has(code) : code === expected;
      if (!isRight)
        faults.push({
          operation: nameOf(route),
          kind: `tells ${name} ${code || 'yes'} instead of ${expected}`,
          said: '',
          request: '',
        });
    }
  }
  return { asked, faults };
}

/** Another person's factor by its id, and one's own in a session of one factor. */
export async function tryProtocolStrangers(caller: Caller): Promise<Report> {
  const [owner, stranger] = await makePeople(caller, 2, FUND_MINOR);
  if (owner === undefined || stranger === undefined) throw new Error('two people were asked for');
  const strong = await proveSecondFactor(caller, owner);
  const factorOf = async (): Promise<string> => {
    const user = await ask<{ factors?: readonly { id: string }[] }>(caller, {
      method: 'GET',
      path: `${BASE}/user`,
      token: strong,
    });
    return user.factors?.[0]?.id ?? '';
  };
  const factor = await factorOf();
  const faults: Fault[] = [];
  let asked = 0;
  const expect = async (request: Request, wanted: (answer: Answer) => boolean, kind: string) => {
    const { answer, faults: found } = await send(caller, request);
    asked += 1;
    faults.push(...found);
    if (answer !== undefined && !wanted(answer)) {
      const said = `${answer.status} ${codeOf(answer)}`;
      faults.push({ operation: nameOf(request.route), kind, said, request: JSON.stringify(request.body) });
    }
  };
  for (const route of protocolRoutes.filter(
    ({ path, access }) => path.includes(':') && access === 'signed_in',
  )) {
    const body = { challenge_id: NOBODY, code: '123456', friendly_name: 'mine' };
    await expect(
      { route, token: stranger.access_token, ids: factor, body },
      ({ status }) => status === 404 || status === 422,
      "lets a stranger at another person's factor",
    );
  }
  const weak = await signInOnly(caller, owner);
  for (const route of protocolRoutes.filter(({ secondFactor }) => secondFactor !== undefined)) {
    const body = { password: 'Quarry-Violin-38', factor_type: 'totp', friendly_name: 'second' };
    await expect(
      { route, token: weak, ids: factor, body },
      (answer) => codeOf(answer) === 'insufficient_aal',
      'lets a session of one factor at the ways in',
    );
  }
  if ((await factorOf()) !== factor)
    faults.push({ operation: 'GET /user', kind: 'has lost the factor', said: '', request: '' });
  return { asked, faults };
}

const MEMBERS = [
  'email',
  'phone',
  'password',
  'current_password',
  'nonce',
  'token',
  'token_hash',
  'type',
  'data',
  'create_user',
  'redirect_to',
  'refresh_token',
  'id_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'factor_type',
  'friendly_name',
  'challenge_id',
  'code',
  'credential',
  'app_metadata',
  'user_metadata',
  'email_confirm',
  'ban_duration',
  'gotrue_meta_security',
] as const;
const PLAUSIBLE: readonly unknown[] = [
  'wild@people.example',
  '+12025550123',
  'Quarry-Violin-38',
  'signup',
  'recovery',
  'email_change',
  'totp',
  '123456',
  NOBODY,
  'c'.repeat(43),
  's256',
  true,
  { contact_method: 'email' },
];
const GRANTS = ['password', 'refresh_token', 'id_token', 'pkce', 'web3', '%00', 'x'];
const AT_ONCE = 6;

/** Wild and half-right requests to every route, each with a person of its own. */
export async function tryProtocolInput(
  caller: Caller,
  { requests, seeds, serviceKey }: { requests: number; seeds: readonly number[]; serviceKey: string },
): Promise<Report> {
  const faults: Fault[] = [];
  let asked = 0;
  const waiting = [...protocolRoutes];
  const people = [...(await makePeople(caller, protocolRoutes.length, FUND_MINOR))];
  const work = async () => {
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
      const person = people.pop();
      const token = route.access === 'service_key' ? serviceKey : person?.access_token;
      for (const [at, seed] of seeds.entries()) {
        const chance = seededChance(seed + waiting.length);
        for (let count = 0; count < requests; count += 1) {
          const ids = count % 3 === 0 ? (person?.user_id ?? NOBODY) : pick(chance, nastyTexts);
          const request = { ...wildRequest(chance, count + at), route, token, ids };
          const { faults: found } = await send(caller, request);
          asked += 1;
          faults.push(...found);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { asked, faults };
}

function wildRequest(chance: Chance, count: number): Pick<Request, 'body' | 'rawBody' | 'query'> {
  const query = `?grant_type=${pick(chance, GRANTS)}&page=${pick(chance, nastyTexts)}&token=${pick(chance, nastyTexts)}&type=${pick(chance, ['signup', 'recovery', '%00'])}&scope=${pick(chance, ['local', '%FF', 'x'])}`;
  if (count % 5 === 4) return { query, rawBody: pick(chance, nastyBodies) };
  const body = Object.fromEntries(
    MEMBERS.filter(() => chance() < 0.4).map((name) => [
      name,
      pick(chance, chance() < 0.5 ? PLAUSIBLE : nastyValues),
    ]),
  );
  return { query, body };
}

function pick<Value>(chance: Chance, values: readonly Value[]): Value {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined && values.length === 0) throw new Error('there is nothing to pick');
  return value as Value;
}
