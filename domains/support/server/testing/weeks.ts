import { notificationAsked } from '@egcr/notifications/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { expect } from 'vitest';

import type { SupportBank } from './support-bank.ts';

export const WEEK_S = 7 * 86_400;

/** What the tests of weeks and cycles begin with. */
export function weeksIn(bank: SupportBank, reviewer: () => TestPerson) {
  /** A claim that an officer has approved, weeks ago. */
  async function enrolled(as: TestPerson, weeksAgo = 5): Promise<string> {
    const { body } = await bank.claim(as);
    await bank.step(body.id, reviewer(), { step: 'take' });
    expect((await bank.decide(body.id, reviewer(), 'approve')).body.state).toBe('enrolled');
    await bank.database.owner.query(
      `update support.claim
       set first_week = to_char($2::timestamptz at time zone 'Europe/Rome', 'IYYY"-W"IW')
       where case_id = $1`,
      [body.id, new Date(bank.clock.now().getTime() - weeksAgo * WEEK_S * 1000)],
    );
    return body.id;
  }

  /** An act that another domain told of, so that the week has enough. */
  async function seenAct(as: TestPerson, week: string): Promise<void> {
    await bank.database.owner.query(
      `insert into support.activity (id, user_id, week, kind, source, subject, on_date)
       values (gen_random_uuid(), $1, $2, 'application', 'platform', gen_random_uuid(), current_date)`,
      [as.userId, week],
    );
  }

  /** The oldest week that can be confirmed without a cause. */
  async function openWeek(as: TestPerson): Promise<string> {
    const { to_certify: weeks } = await bank.own(as);
    return weeks.find(({ is_late: isLate }: { is_late: boolean }) => !isLate).week;
  }

  async function acceptedWeek(as: TestPerson, earned = '0'): Promise<string> {
    const week = await openWeek(as);
    await seenAct(as, week);
    const { status, body } = await bank.certify(as, { week, earned });
    expect([status, body.state]).toEqual([201, 'accepted']);
    return week;
  }

  async function toldTo({ userId }: TestPerson): Promise<readonly string[]> {
    const { rows } = await bank.database.owner.query(
      `select payload ->> 'kind' as kind from platform.event where topic = $1 and payload ->> 'user_id' = $2 order by id`,
      [notificationAsked.topic, userId],
    );
    return rows.map(({ kind }) => kind);
  }
  return { enrolled, seenAct, openWeek, acceptedWeek, toldTo };
}
