import { setTimeout as wait } from 'node:timers/promises';

import { createDelivery, type Delivery } from '@egcr/server-kit/delivery';
import { advanceQueue, startJobs } from '@egcr/server-kit/jobs';
import { patiently } from '@egcr/server-kit/testing/patiently';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { isGone, roughSmarthost } from './testing/rough-smarthost.ts';
import { serveNewsletter, textIn, type ServedNewsletter } from './testing/served-newsletter.ts';
import { tokenOf } from './tokens.ts';

/** Ten thousand, by hand: `SUBSCRIBERS=10000 npx vitest run --project server rough-delivery --testTimeout 3600000`. */
const SUBSCRIBERS = Number(process.env['SUBSCRIBERS'] ?? 120);
const LEAVERS = 10;
const KILLS = 6;

let news: ServedNewsletter;
let smarthost: Awaited<ReturnType<typeof roughSmarthost>>;
beforeEach(async () => {
  news = await serveNewsletter();
  smarthost = await roughSmarthost();
});
afterEach(async () => {
  await smarthost.close();
  await news.server.close();
});

/** Ends what is at work in the database, a few times. */
async function killing(work: { readonly isDone: boolean }): Promise<void> {
  for (let times = 0; times < KILLS && !work.isDone; times += 1) {
    await news.server.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and xact_start < clock_timestamp() - interval '4 milliseconds'`,
    );
    await wait(150);
  }
}

async function isSent(): Promise<boolean> {
  const { rows } = await news.server.owner.query<{ readonly open: number }>(
    'select count(*)::integer as open from newsletter.edition where ended_at is null and (held_for is null or approved_at is not null)',
  );
  return rows[0]?.open === 0;
}

/** Queues the edition in parts, as the queue of jobs does: again until each part is whole. */
async function queueAll(): Promise<void> {
  const work = { isDone: false };
  const killed = killing(work);
  while (!(await isSent()))
    try {
      await news.run('newsletter.send');
    } catch {
      await wait(10);
    }
  work.isDone = true;
  await killed;
}

/** A carrier whose process dies for some mails, once each, after the mail server took them. */
function dying(delivery: Delivery): Delivery {
  const died = new Set<string>();
  return {
    ...delivery,
    email: async (email) => {
      const outcome = await delivery.email(email);
      if (/^p\d*7@/.test(email.to) && !died.has(email.to)) {
        died.add(email.to);
        throw new Error('the process was killed');
      }
      return outcome;
    },
  };
}

const waiting = async () => {
  const { rows } = await news.server.owner.query<{ readonly left: number }>(
    'select count(*)::integer as left from platform.message where given_up_at is null',
  );
  return rows[0]?.left ?? 0;
};

const idsOf = async (): Promise<readonly { readonly id: string; readonly email: string }[]> => {
  const { cipher } = news.server.services;
  return (await news.rowsOf('subscription')).map(({ id, sealed_email: sealed }) => ({
    id,
    email: cipher.open({ table: 'newsletter.subscription', column: 'sealed_email', row: id }, sealed),
  }));
};

it('an edition reaches each subscriber through kills and a rough mail server, repeats are the same mail, and nobody who left gets it [SYS-18]', async () => {
  await news.manySubscribers(SUBSCRIBERS);
  await news.publish(textIn('en'));
  if (SUBSCRIBERS > 1000) {
    await news.run('newsletter.send');
    const [held] = (await news.figures()).held;
    await news.ask('POST', `/admin/newsletter/editions/${held.id}/approval`, undefined, news.editor());
  }
  await queueAll();
  expect(await waiting()).toBe(SUBSCRIBERS);
  const all = await idsOf();
  const leavers = all.filter(({ email }) => !isGone(email)).slice(0, LEAVERS);
  for (const { id } of leavers) {
    const token = tokenOf(news.server.services, id);
    expect((await news.ask('POST', '/newsletter-links/leave', { token })).status).toBe(204);
  }
  smarthost.open();
  const delivery = createDelivery(
    { isProduction: false, smarthost: { smtpUrl: smarthost.smtpUrl, from: 'EGCR <no@egcr.example>' } },
    news.server.services,
  );
  const running = await startJobs({
    services: news.server.services,
    domains: [news.domain],
    delivery: dying(delivery),
  });
  while ((await waiting()) > 0) {
    await advanceQueue(news.server.owner, 24 * 3600);
    await wait(10);
  }
  const gone = all.filter(({ email }) => isGone(email));
  await patiently(async () => expect((await idsOf()).length).toBe(SUBSCRIBERS - LEAVERS - gone.length));
  await running.stop();
  delivery.close();
  const ids = Map.groupBy(smarthost.received, ({ to }) => to);
  const left = new Set(leavers.map(({ email }) => email));
  for (const { email } of all) {
    const got = ids.get(email) ?? [];
    const mails = new Set(got.map(({ messageId }) => messageId));
    expect([email, mails.size]).toEqual([email, left.has(email) || isGone(email) ? 0 : 1]);
  }
  // Some came twice, as the same mail.
  expect(smarthost.received.length).toBeGreaterThan(ids.size);
});
