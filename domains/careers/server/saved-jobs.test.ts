import { afterAll, describe, expect, it } from 'vitest';

import { LETTER, serveCareers } from './testing/served-careers.ts';

const { server, ask, newJob, apply, forget, runJob } = await serveCareers();
afterAll(() => server.close());

describe('a letter', () => {
  it('is kept sealed, and one from before is sealed by a job without a change for the employer', async () => {
    const job = await newJob();
    const { body } = await apply(job.slug, server.newId());
    const kept = async () => {
      const text = 'select letter, sealed_letter from careers.application where id = $1';
      return (await server.owner.query(text, [body.id])).rows[0];
    };
    const read = async () =>
      (await ask('GET', `/job-postings/${job.id}/applications`, job.owner)).body.items[0]?.letter;
    const first = await kept();
    expect([first.letter, first.sealed_letter.includes('books')]).toEqual([null, false]);
    const before = 'update careers.application set letter = $2, sealed_letter = null where id = $1';
    await server.owner.query(before, [body.id, LETTER]);
    expect(await read()).toBe(LETTER);
    await runJob('careers.seal_letters');
    expect((await kept()).letter).toBeNull();
    expect(await read()).toBe(LETTER);
  });
});

describe('a job that a person saved [SYS-07]', () => {
  const slugs = async (who: string) =>
    (await ask('GET', '/careers/saved-jobs', who)).body.items.map(({ slug }) => slug);
  const save = (slug: string, who: string, method: 'PUT' | 'DELETE' = 'PUT') =>
    ask(method, `/careers/saved-jobs/${slug}`, who);

  it('is found again by that person alone, once, until they take it out or the account is deleted', async () => {
    const [one, two] = [await newJob(), await newJob()];
    const [ann, bob] = [server.newId(), server.newId()];
    await save(one.slug, ann);
    await Promise.all(Array.from({ length: 5 }, () => save(two.slug, ann)));
    expect((await slugs(ann)).toSorted()).toEqual([one.slug, two.slug].toSorted());
    expect(await slugs(bob)).toEqual([]);
    await save(one.slug, bob, 'DELETE');
    expect(await slugs(ann)).toHaveLength(2);
    await save(one.slug, ann, 'DELETE');
    expect(await slugs(ann)).toEqual([two.slug]);
    await ask('POST', `/job-postings/${two.id}/steps`, two.owner, { step: 'close', version: two.version });
    expect((await ask('GET', '/careers/saved-jobs', ann)).body.items).toMatchObject([{ is_open: false }]);
    await forget(ann);
    expect(await slugs(ann)).toEqual([]);
  });

  it('is one that everyone could see, and no more than a hundred', async () => {
    const job = await newJob();
    const ann = server.newId();
    expect((await save('nothing-here', ann)).status).toBe(404);
    await server.owner.query(
      'insert into careers.saved_job select $1, gen_random_uuid(), now() from generate_series(1, 100)',
      [ann],
    );
    expect((await save(job.slug, ann)).body.code).toBe('too_many_saved');
    expect((await ask('GET', '/careers/saved-jobs', ann)).status).toBe(200);
  });
});
