import { event } from '@egcr/contract/event';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patiently } from '../../testing/patiently.ts';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { createDelivery } from '../mail/delivery.ts';
import type { ServerDomain } from '../domain.ts';
import { hearTogether, told } from './event-kinds.ts';
import { advanceQueue, startJobs, type RunningJobs } from './jobs.ts';

let database: TestDatabase;
let services: TestServices;
let running: RunningJobs;
/** What was heard, as it was heard: one line for each unit of work that committed. */
const heard: string[] = [];
let isOrganBroken = true;

const sang = event('choir.sang', z.object({ note: z.string() }));
const song = (note: string) => told(sang, { note });

const choir: ServerDomain = {
  name: 'choir',
  listeners: {
    ...hearTogether(sang, async (_work, events) => {
      const notes = events.map(({ payload }) => payload.note);
      if (isOrganBroken && notes.includes('false')) throw new Error('out of tune');
      heard.push(notes.join(' '));
    }),
    'choir.spoke': async (_work, { payload }) => {
      heard.push(`alone ${String(payload['word'])}`);
    },
  },
};

beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
  const delivery = createDelivery({ isProduction: false }, services);
  running = await startJobs({ services, domains: [choir], delivery });
});
afterAll(async () => {
  await running.stop();
  await database.close();
});

const untilHeard = (line: string) => patiently(() => expect(heard).toContain(line));

test('a listener hears the events of one transaction together, in their order', async () => {
  await services.unit((work) => work.emit(song('do'), song('re'), song('mi')));
  await untilHeard('do re mi');
  expect(heard).toEqual(['do re mi']);
});

test('a listener that hears one at a time hears each', async () => {
  await services.unit((work) =>
    work.emit(
      { topic: 'choir.spoke', payload: { word: 'one' } },
      { topic: 'choir.spoke', payload: { word: 'two' } },
    ),
  );
  await untilHeard('alone two');
  expect(heard.filter((line) => line.startsWith('alone'))).toEqual(['alone one', 'alone two']);
});

test('an event that cannot be heard holds up none of the others, and is repeated', async () => {
  await services.unit((work) => work.emit(song('fa'), song('false'), song('sol')));
  // Alone, or with each other.
  const notes = () => heard.flatMap((line) => line.split(' '));
  await patiently(() => expect(notes()).toEqual(expect.arrayContaining(['fa', 'sol'])));
  isOrganBroken = false;
  await patiently(async () => {
    await advanceQueue(database.pool, 60);
    expect(notes()).toContain('false');
  });
});

test('events of many transactions that wait are heard in few units, each once', async () => {
  const before = heard.length;
  const wanted = Array.from({ length: 60 }, (_, at) => `w${at}`);
  await Promise.all(wanted.map((note) => services.unit((work) => work.emit(song(note)))));
  const since = () => heard.slice(before).flatMap((line) => line.split(' '));
  await patiently(() => expect(since()).toHaveLength(60));
  expect(since().toSorted()).toEqual(wanted.toSorted());
  expect(heard.length - before).toBeLessThan(40);
});

test('an event that was being heard when its process died is heard by another', async () => {
  await running.stop();
  await services.unit((work) => work.emit(song('si')));
  const dying = await database.pool.connect();
  await dying.query('begin');
  await dying.query("delete from platform.hearing where listener = 'listen.choir.choir.sang'");
  const delivery = createDelivery({ isProduction: false }, services);
  running = await startJobs({ services, domains: [choir], delivery });
  await services.unit((work) => work.emit(song('ut')));
  await untilHeard('ut');
  expect(heard).not.toContain('si');
  dying.release(new Error('it died'));
  await untilHeard('si');
});
