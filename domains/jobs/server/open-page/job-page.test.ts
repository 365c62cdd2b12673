import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveJobs, type ServedJobs } from '../testing/served-jobs.ts';
import { answerJob } from './job-page.ts';

let board: ServedJobs;
beforeAll(async () => {
  board = await serveJobs();
});
afterAll(() => board.close());

async function pageOf(slug: string) {
  const { db, clock } = board.services;
  const page = await answerJob(board.parts, {
    db,
    now: clock.now(),
    params: { slug },
    query: new URLSearchParams(),
    language: 'de',
    origin: 'https://jobs.example.org',
  });
  return page.kind === 'found' ? { head: page.head.text, text: page.text.text } : page.kind;
}

describe('the page of a job, before a script runs [SYS-07]', () => {
  it('says what the job is, where and what it pays, to readers and to search engines', async () => {
    const employer = board.newEmployer();
    const { body } = await board.post(employer, { title: 'Net mender', is_remote: true });
    const page = await pageOf(body.slug);
    if (typeof page === 'string') throw new Error(`the page is ${page}`);
    expect(page.head).toContain('<title>Net mender, Lecce · EGCR</title>');
    expect(page.head).toContain(`<link rel="canonical" href="https://jobs.example.org/jobs/${body.slug}">`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.head) ?? [];
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Net mender',
      employmentType: ['FULL_TIME'],
      jobLocationType: 'TELECOMMUTE',
      totalJobOpenings: 1,
      baseSalary: { currency: 'EUR', value: { minValue: 2000, maxValue: 2900, unitText: 'MONTH' } },
    });
    expect(page.text).toContain('2000.00 EUR bis 2900.00 EUR im Monat');
    expect(page.text).toContain('<h2 class="text-xl">What you will do</h2>');
  });

  it('says each line of the text as a heading, a point or a paragraph, and nothing for an empty one', async () => {
    const lines = [
      '# Nets',
      '',
      'You mend nets.',
      '   ',
      '- By hand',
      '* By the sea',
      '#No heading',
      `- ${'x'.repeat(80)}`,
    ];
    const { body } = await board.post(board.newEmployer(), { title: 'Net mender', body: lines.join('\n') });
    const page = await pageOf(body.slug);
    if (typeof page === 'string') throw new Error(`the page is ${page}`);
    const [, text = ''] = /<div class="flex flex-col gap-4" lang="\w+">(.*?)<\/div>/s.exec(page.text) ?? [];
    expect(text).toBe(
      `<h2 class="text-xl">Nets</h2><p>You mend nets.</p><p>• By hand</p><p>• By the sea</p><p>#No heading</p><p>• ${'x'.repeat(80)}</p>`,
    );
  });

  it('stays text where the text is hostile', async () => {
    const employer = board.newEmployer();
    const hostile = `</script><script>alert(1)</script> ${'"><img src=x onerror=alert(1)> '.repeat(4)}`;
    const { body } = await board.post(employer, { title: '</title><b>Cook</b>', body: hostile });
    const page = await pageOf(body.slug);
    if (typeof page === 'string') throw new Error(`the page is ${page}`);
    expect(page.head.match(/<script/g)).toHaveLength(1);
    expect(page.head + page.text).not.toMatch(/<script>|<img|<b>/);
  });

  it('is gone when the job is over, and not there where nobody may see it', async () => {
    const employer = board.newEmployer();
    const { body } = await board.post(employer, { title: 'Bell ringer' });
    await board.ask('POST', `/job-postings/${body.id}/steps`, {
      who: employer.owner,
      body: { step: 'close', version: body.version },
    });
    expect(await pageOf(body.slug)).toBe('gone');
    const unchecked = await board.post(board.newEmployer({ isVerified: false }), { title: 'Eel catcher' });
    expect(await pageOf(unchecked.body.slug)).toBe('missing');
    expect(await pageOf('no-such-job')).toBe('missing');
  });
});
