import { afterAll, beforeAll, expect, it } from 'vitest';

import { REMIND } from './remind.ts';
import { serveDocuments, type ServedDocuments } from './testing/served-documents.ts';

const DAY_S = 86_400;
let desk: ServedDocuments;

beforeAll(async () => {
  desk = await serveDocuments();
});
afterAll(() => desk.close());

/** The date that is so many days ahead on the product's clock. */
function dateIn(days: number): string {
  return new Date(desk.services.clock.now().getTime() + days * DAY_S * 1000).toISOString().slice(0, 10);
}

async function remind(): Promise<void> {
  await desk.services.unit(async (work) => desk.domain.jobs?.[REMIND]?.(work, {}));
}

async function toldTo(who: string): Promise<readonly unknown[]> {
  const { rows } = await desk.owner.query(
    `select payload -> 'params' ->> 'expires_on' as day from platform.event
     where topic = 'notification.asked' and payload ->> 'user_id' = $1 order by id`,
    [who],
  );
  return rows.map(({ day }) => day);
}

it('the owner is told a month and a week before a document ends, each once', async () => {
  const who = desk.newId();
  const end = dateIn(31);
  await desk.add(who, { expires_on: end });
  await remind();
  expect(await toldTo(who)).toEqual([]);
  desk.services.movableClock.advance(DAY_S);
  await remind();
  await remind();
  expect(await toldTo(who)).toEqual([end]);
  desk.services.movableClock.advance(23 * DAY_S);
  await remind();
  await remind();
  expect(await toldTo(who)).toEqual([end, end]);
});

it('who adds a document that ends within a week is told once, not twice', async () => {
  const who = desk.newId();
  await desk.add(who, { expires_on: dateIn(3) });
  await remind();
  await remind();
  expect(await toldTo(who)).toEqual([dateIn(3)]);
});

it('a newer version with a later end is told of anew; what is over, or never ends, is not', async () => {
  const who = desk.newId();
  const { id } = await desk.add(who, { expires_on: dateIn(5) });
  await desk.add(who, { expires_on: dateIn(-1) });
  await desk.add(who);
  await remind();
  const body = { upload_id: await desk.upload(who), expires_on: dateIn(29) };
  await desk.ask('POST', `/documents/${id}/versions`, { who, body });
  await remind();
  expect(await toldTo(who)).toEqual([dateIn(5), dateIn(29)]);
});
