import { performance } from 'node:perf_hooks';

import { skills } from '@egcr/jobs/contract';

import { onBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { makeJobs } from './many-jobs.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';
import { makePeople, sent } from './staff.ts';

const JOBS_MAX = 50_000;
/** As many as the board looks at. */
const LOOKED_AT = 300;
const GOAL = 3;
const OWN_SKILLS = skills.filter((_, at) => at % 40 === 0).map(({ id }) => id);

/**
 * The jobs that fit one person, out of 50,000 (`--size` for fewer): from the request to the last byte, scored with reasons, over the look-up of
 * jobs by skills alone, asked by turns.
 */
export async function benchMatching(options: BenchOptions): Promise<BenchReport> {
  return onBenchDatabase({ connections: 4 }, async (database) => {
    await makeJobs(database.pool, { count: Math.min(options.size, JOBS_MAX), seed: options.seed });
    return runRounds(database, options);
  });
}

async function runRounds({ pool, url }: BenchDatabase, options: BenchOptions): Promise<BenchReport> {
  const { seconds, rounds, say } = options;
  const [person] = await makePeople(url, 1);
  if (person === undefined) throw new Error('no person was made');
  const token = person.access_token;
  await saveSkills(url, token);
  const fit = async () => {
    const answer = await sent(`${url}/api/v1/careers/fitting-jobs`, { token });
    const { items } = (await answer.json()) as { readonly items: readonly unknown[] };
    if (items.length === 0) throw new Error('no job fits');
  };
  const lookUp = async () => {
    await pool.query(
      `select id, skill_ids
       from jobs.posting
       where state = 'published' and closes_at > now() and skill_ids && $1::text[]
       order by (select count(*) from unnest(skill_ids) as skill where skill = any($1::text[])) desc, id desc
       limit ${LOOKED_AT}`,
      [OWN_SKILLS],
    );
  };
  const found: { readonly whole: number; readonly alone: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const times = { whole: [] as number[], alone: [] as number[] };
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      times.whole.push(await timed(fit));
      times.alone.push(await timed(lookUp));
    }
    // The first round compiles and caches.
    if (round === 0) continue;
    const one = { whole: median(times.whole), alone: median(times.alone) };
    found.push(one);
    say(
      `${round}: ${rounded(one.whole)} ms over ${rounded(one.alone)} ms = ${rounded(one.whole / one.alone)}`,
    );
  }
  const ratio = rounded(median(found.map(({ whole, alone }) => whole / alone)));
  say(`ratio: ${ratio}, goal at most ${GOAL}`);
  return {
    ratio,
    fitting_ms: rounded(median(found.map(({ whole }) => whole))),
    look_up_ms: rounded(median(found.map(({ alone }) => alone))),
    is_within_goal: ratio <= GOAL,
  };
}

/** A CV with a tenth of our list as skills. */
async function saveSkills(url: string, token: string): Promise<void> {
  const answer = await sent(`${url}/api/v1/careers/cv`, { token });
  const { version, cv } = (await answer.json()) as { readonly version: number; readonly cv: object };
  await sent(`${url}/api/v1/careers/cv`, {
    method: 'PUT',
    token,
    body: { version, cv: { ...cv, skills: OWN_SKILLS } },
  });
}

async function timed(call: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await call();
  return performance.now() - begin;
}
