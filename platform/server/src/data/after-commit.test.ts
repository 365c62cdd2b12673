import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';

import { patiently } from '../../testing/patiently.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Database } from '../postgres/database.ts';
import {
  EVENT_CHANNEL,
  HEARING_CHANNEL,
  messagesOf,
  noteEvent,
  noteHearings,
  tellNews,
} from './after-commit.ts';

test('lines share a notification as long as they fit into it', () => {
  expect(messagesOf([])).toEqual([]);
  expect(messagesOf(['a', 'b'])).toEqual(['a\nb']);
  const long = 'x'.repeat(5_000);
  expect(messagesOf([long, long, 'c'])).toEqual([long, `${long}\nc`]);
  const rest = 'y'.repeat(2_899);
  expect(messagesOf([long, rest])).toEqual([`${long}\n${rest}`]);
  expect(messagesOf([long, `${rest}y`])).toEqual([long, `${rest}y`]);
  expect(messagesOf(['z'.repeat(9_000), 'c'])).toEqual(['z'.repeat(9_000), 'c']);
});

describe('once a transaction has committed', () => {
  let database: TestDatabase;
  let listening: pg.PoolClient;
  /** Of a process that has told nothing yet. */
  let db: Database;
  /** What was told on each channel. */
  const heard: { readonly channel: string; readonly payload: string }[] = [];
  const toldOn = (channel: string) =>
    heard.filter((each) => each.channel === channel).map(({ payload }) => payload);
  beforeAll(async () => {
    database = await testDatabase();
    listening = await database.pool.connect();
    listening.on('notification', ({ channel, payload = '' }) => heard.push({ channel, payload }));
    await listening.query(`listen ${EVENT_CHANNEL}; listen ${HEARING_CHANNEL}`);
  });
  afterAll(async () => {
    listening.release(true);
    await database.close();
  });
  beforeEach(() => {
    heard.length = 0;
    db = database.db.withoutPlugins();
  });

  /** Stands for a transaction. */
  const transaction = (): Database => Object.create(null);
  const people = (count: number) => Array.from({ length: count }, (_, at) => `person-${at}`);

  it('open pages are told which event concerns whom; of a large audience the event alone', async () => {
    const committed = transaction();
    noteEvent(committed, 'few', people(150));
    noteEvent(committed, 'many', people(151));
    noteEvent(committed, 'nobody', []);
    tellNews(db, committed);
    await patiently(async () =>
      expect(toldOn(EVENT_CHANNEL)).toEqual([`few ${people(150).join(',')}\nmany`]),
    );
    expect(toldOn(HEARING_CHANNEL)).toEqual([]);
  });

  it('the first is told at once, and what comes meanwhile goes together', async () => {
    for (const id of ['one', 'two', 'three']) {
      const committed = transaction();
      noteEvent(committed, id, ['ada']);
      tellNews(db, committed);
    }
    await patiently(async () => expect(toldOn(EVENT_CHANNEL)).toEqual(['one ada', 'two ada\nthree ada']));
    const later = transaction();
    noteEvent(later, 'four', ['ada']);
    tellNews(db, later);
    await patiently(async () => expect(toldOn(EVENT_CHANNEL).at(-1)).toBe('four ada'));
  });

  it('listeners are told at once, then all that wait together, each once, while events go on', async () => {
    for (const listeners of [['first'], ['second', 'third'], ['second']]) {
      const committed = transaction();
      noteHearings(committed, listeners);
      tellNews(db, committed);
    }
    const committed = transaction();
    noteEvent(committed, 'meanwhile', ['ada']);
    tellNews(db, committed);
    await patiently(async () => expect(toldOn(HEARING_CHANNEL)).toEqual(['first', 'second third']));
    await patiently(async () => expect(toldOn(EVENT_CHANNEL)).toEqual(['meanwhile ada']));
  });

  it('nobody is told of a transaction that noted nothing', async () => {
    const committed = transaction();
    noteHearings(committed, []);
    tellNews(db, committed);
    const marker = transaction();
    noteEvent(marker, 'marker', ['ada']);
    tellNews(db, marker);
    await patiently(async () => expect(toldOn(EVENT_CHANNEL)).toEqual(['marker ada']));
    expect(toldOn(HEARING_CHANNEL)).toEqual([]);
  });
});
