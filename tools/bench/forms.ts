import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { verdictOf, type Answers } from '@egcr/forms/contract';
import { createForms, type DeclaredForm } from '@egcr/forms/server';
import { openDatabase, openPool } from '@egcr/server-kit/database';
import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';
import { buildApp } from '@egcr/server-kit/http/app';
import { judgeByRole } from '@egcr/server-kit/testing/judge-by-role';
import { testServices } from '@egcr/server-kit/testing/services';

import { startServer } from './http-caller.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';

const FEW = 5;
const MANY = 200;
const GOAL = 1.5;
const WARM = 30;

type Served = Awaited<ReturnType<typeof serve>>;

/** How long a form of 200 questions takes to open, with all of them answered in its draft, over one of five: read, continued and judged. */
export async function benchForms({ seconds, rounds, say }: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  try {
    // The product makes the tables.
    await (await startServer(postgres.url)).stop();
    const served = await serve(postgres.url);
    try {
      return await runRounds(served, { seconds, rounds, say });
    } finally {
      await served.close();
    }
  } finally {
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function runRounds(
  served: Served,
  { seconds, rounds, say }: Pick<BenchOptions, 'seconds' | 'rounds' | 'say'>,
) {
  const [few, many] = [await opener(served, FEW), await opener(served, MANY)];
  for (let times = 0; times < WARM; times += 1) {
    await few();
    await many();
  }
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const times = { few: [] as number[], many: [] as number[] };
    for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
      times.few.push(await few());
      times.many.push(await many());
    }
    const [one, other] = [median(times.few), median(times.many)];
    ratios.push(other / one);
    say(`${round}: ${MANY} questions open in ${rounded(other)} ms, ${FEW} in ${rounded(one)} ms`);
  }
  const ratio = rounded(median(ratios));
  say(`ratio: ${ratio}, goal at most ${GOAL}`);
  return { ratio, is_within_goal: ratio <= GOAL };
}

/** Every second question depends on the one before it. */
function formOf(count: number): DeclaredForm {
  const names = Array.from({ length: count }, (_, at) => `question_${at}`);
  const labels = names.map((name) => [
    name,
    { label: `What is the answer to ${name}?`, hint: 'In a few words.' },
  ]);
  return {
    name: `bench.of-${count}`,
    version: 1,
    address: '/create/fund',
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string', maxLength: 300 }])),
      required: names,
    },
    layout: names.map((name) => ({ name, kind: 'text' })),
    rules: names.flatMap((question, at) => {
      const other = names[at - 1];
      return at % 2 === 1 && other !== undefined
        ? [{ rule: 'asked_when', question, other, is: 'An answer' }]
        : [];
    }),
    words: () => ({ title: `A form of ${count}`, questions: Object.fromEntries(labels) }),
  };
}

const answersOf = (form: DeclaredForm): Answers =>
  Object.fromEntries(form.layout.map(({ name }) => [name, 'An answer']));

/** Forms alone, in this process, over the real tables. */
async function serve(url: string) {
  const pool = openPool({ url, applicationName: 'bench', connectionsMax: 4 });
  const services = testServices({ pool, db: openDatabase(pool) });
  const forms = createForms({
    forms: [formOf(FEW), formOf(MANY)],
    acting: { memberOf: async () => undefined, membersWith: async () => [], namesOf: async () => new Map() },
    papers: { give: async () => [], ownAmong: async () => [], papersOf: async () => [] },
  });
  const pin = () => ({ isSet: true, expiresAt: null, verifiedAt: null });
  const app = await buildApp({
    services,
    gatekeeper: {
      authenticate: async ({ authorization = '' }) => {
        const userId = authorization.replace('Bearer ', '');
        return {
          kind: 'person',
          userId,
          sessionId: userId,
          roles: [],
          isVerified: true,
          pin: pin(),
          aal: 'aal1',
        };
      },
      hasCompleteProfile: async () => true,
      ...judgeByRole([], { needsSecondFactor: false }),
    },
    throttle: async () => ({ allowed: true, retryAfter_s: 0 }),
    isKnownAddress: () => false,
    domains: [forms.domain],
  });
  const close = async () => {
    await app.close();
    await pool.end();
  };
  return { app, close };
}

/** Opens the form as the page does, and answers how many ms that took: the form, the person's draft, and what is left to answer in it. */
async function opener({ app }: Served, count: number): Promise<() => Promise<number>> {
  const form = formOf(count);
  const headers = { authorization: `Bearer ${crypto.randomUUID()}` };
  const [read, drafts] = [`/api/v1/forms/${form.name}`, `/api/v1/forms/${form.name}/drafts`];
  const begun = (await app.inject({ method: 'POST', url: drafts, headers })).json<{
    id: string;
    version: number;
  }>();
  const payload = { version: begun.version, answers: answersOf(form) };
  const saved = await app.inject({ method: 'PUT', url: `/api/v1/form-drafts/${begun.id}`, headers, payload });
  if (saved.statusCode !== 200) throw new Error(`the draft was not saved: ${saved.body}`);
  return async () => {
    const begin = performance.now();
    const shown = (await app.inject({ method: 'GET', url: read, headers })).json<DeclaredForm>();
    const draft = (await app.inject({ method: 'POST', url: drafts, headers })).json<{ answers: Answers }>();
    const issues = verdictOf(shown, draft.answers);
    const took_ms = performance.now() - begin;
    if (issues.length > 0) throw new Error(`the form is not answered: ${JSON.stringify(issues[0])}`);
    return took_ms;
  };
}
