import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { serveBlog, type ServedBlog } from './testing/served-blog.ts';
import { RELEASE } from './writing/publish-post.ts';

const POSTS = 12;
const AT_ONCE = 3;
const KILLS = 4;

let blog: ServedBlog;
beforeAll(async () => {
  blog = await serveBlog();
});
afterAll(() => blog.close());

/** Posts whose time is in two minutes. */
async function schedule(): Promise<readonly string[]> {
  const [author, editor] = [blog.join('author'), blog.join('content_editor')];
  const ids: string[] = [];
  for (let at = 0; at < POSTS; at += 1) {
    const { id, version } = await blog.write(author, `For its time ${at}`);
    const sent = await blog.ask(author, 'POST', `/${id}/steps`, { step: 'submit', version });
    const due = new Date(blog.services.clock.now().getTime() + 120_000).toISOString();
    const set = await blog.ask(editor, 'POST', `/${id}/publication`, {
      step: 'schedule',
      version: sent.json().version,
      at: due,
    });
    expect(set.statusCode).toBe(200);
    ids.push(id);
  }
  return ids;
}

/** As the queue does it: again until it is whole. */
async function release(): Promise<void> {
  let last: unknown;
  for (let tries = 1; tries <= 100; tries += 1) {
    try {
      await blog.services.unit(async (work) => blog.domain.jobs?.[RELEASE]?.(work, {}));
      return;
    } catch (failure) {
      last = failure;
      await wait(Math.min(5 * tries, 100));
    }
  }
  throw last;
}

/** Ends what is at work, each time a little further into its transaction. */
async function killing(work: { readonly isDone: boolean }): Promise<number> {
  let killed = 0;
  for (let times = 1; times <= KILLS && !work.isDone; times += 1) {
    const { rowCount } = await blog.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and xact_start < clock_timestamp() - make_interval(secs => $1)`,
      [(times * 2) / 1000],
    );
    killed += rowCount ?? 0;
    await wait(times * 5);
  }
  return killed;
}

it('posts for a time appear once each, whatever is killed between schedule and publication [SYS-18]', async () => {
  const ids = await schedule();
  blog.services.movableClock.advance(3600);
  const work = { isDone: false };
  const released = Promise.all(Array.from({ length: AT_ONCE }, release)).finally(() => {
    work.isDone = true;
  });
  await killing(work);
  await released;
  await release();
  const { rows } = await blog.services.pool.query<{ readonly id: string; readonly seen: number }>(
    `select post.id,
       (select count(*)::integer from blog.post_event where post_id = post.id and event = 'release')
       + (select count(*)::integer from platform.event
          where topic = 'blog.post_published' and payload ->> 'post_id' = post.id::text)
       + (select count(*)::integer from blog.post_text where post_id = post.id) as seen
     from blog.post where id = any($1::uuid[]) and state = 'published'`,
    [ids],
  );
  expect(rows).toHaveLength(POSTS);
  // One event of its history, one that others hear, one text that is read.
  expect(rows.filter(({ seen }) => seen !== 3)).toEqual([]);
});
