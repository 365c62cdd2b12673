import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { serveCases, type ServedCases } from './testing/served-cases.ts';
import { casesOfKind } from './kind-queue-store.ts';
import { casesOf } from './store.ts';

let served: ServedCases;

beforeAll(async () => {
  served = await serveCases();
});
afterEach(() => served.staff.clear());
afterAll(() => served.close());

async function ids(query: string, who = served.officer('reader')): Promise<readonly string[]> {
  const { body } = await served.ask('GET', `/admin/cases?limit=100&${query}`, { who });
  return body.items.map(({ id }) => id);
}

/** What the bell was asked to tell of one case: kind and person. */
async function told(caseId: string): Promise<readonly string[]> {
  const { rows } = await served.owner.query<{ kind: string; user_id: string }>(
    `select payload ->> 'kind' as kind, payload ->> 'user_id' as user_id
     from platform.event
     where topic = 'notification.asked' and payload::text like '%' || $1 || '%'`,
    [caseId],
  );
  return rows.map(({ kind, user_id: userId }) => `${kind} ${userId}`);
}

const HOUR_S = 3600;

describe('the queue', () => {
  it('has the most urgent first, page by page, and what has no term last', async () => {
    const waiting = await served.openCase(served.newId());
    const screener = served.officer('screener');
    await served.step(waiting, screener, { step: 'take' });
    await served.step(waiting, screener, { step: 'ask', text: 'Which school?' });
    const first = await served.openCase(served.newId());
    served.services.movableClock.advance(60);
    const second = await served.openCase(served.newId());
    const taken = await served.openCase(served.newId());
    await served.step(taken, screener, { step: 'take' });
    const wanted = [first, second, taken, waiting];
    const mine = (found: readonly string[]) => found.filter((id) => wanted.includes(id));
    expect(mine(await ids('state=open&order=due'))).toEqual(wanted);
    expect(mine(await ids('state=open&order=newest'))).toEqual([taken, second, first, waiting]);
    const paged: string[] = [];
    for (let after = ''; ;) {
      const who = served.officer('reader');
      const { body } = await served.ask('GET', `/admin/cases?limit=1&order=due&state=open${after}`, { who });
      paged.push(...body.items.map(({ id }) => id));
      if (body.next === null) break;
      after = `&after=${body.next}`;
    }
    expect(paged).toEqual(await ids('state=open&order=due'));
    expect(new Set(paged).size).toBe(paged.length);
  });

  it('is narrowed by kind, by the beginning of a reference and by the username of an applicant', async () => {
    const applicant = served.newId();
    const id = await served.openCase(applicant);
    const { reference } = await served.read(id, served.officer('reader'));
    expect(await ids(`text=${reference}`)).toEqual([id]);
    expect(await ids(`text=${reference.slice(0, 9).toLowerCase()}`)).toContain(id);
    expect(await ids(`text=%40user-${applicant}`)).toEqual([id]);
    for (const none of ['CA-%25', 'CA-____-____', 'nobody', '%25', "' or true --"])
      expect(await ids(`text=${encodeURIComponent(decodeURIComponent(none))}`)).toEqual([]);
    expect(await ids('kind=test.grant')).toContain(id);
    expect(await ids('kind=other.kind')).toEqual([]);
  });

  it('leaves samples out of its counts and its list where they are hidden', async () => {
    const who = served.officer('reader');
    const countsWith = async (query: string) => {
      const { status, body } = await served.ask('GET', `/admin/case-queues${query}`, { who });
      expect(status).toBe(200);
      return body.items.find(({ kind }) => kind === 'test.grant');
    };
    const [all, real] = [await countsWith(''), await countsWith('?sample=hidden')];
    const sample = await served.openCase(served.newId(), 'An invented roof', true);
    await served.openCase(served.newId());
    expect((await countsWith(''))?.open).toBe((all?.open ?? 0) + 2);
    expect(await countsWith('?sample=hidden')).toMatchObject({
      open: (real?.open ?? 0) + 1,
      unassigned: (real?.unassigned ?? 0) + 1,
    });
    expect(await ids('state=open')).toContain(sample);
    expect(await ids('state=open&sample=hidden')).not.toContain(sample);
    const refused = await served.ask('GET', '/admin/case-queues?sample=some', { who });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'sample' }] } });
  });

  it('does not give away whose name is withheld', async () => {
    const applicant = served.newId();
    const id = await served.openCase(applicant);
    await served.owner.query('update cases.case set is_name_withheld = true where id = $1', [id]);
    expect(await ids(`text=user-${applicant}`)).toEqual([]);
  });

  it.each(['none', '12_x', 'x_y', `99999999999999999_${'0'.repeat(36)}`])(
    'takes no place %s that it has not written',
    async (after) => {
      const who = served.officer('reader');
      const refused = await served.ask('GET', `/admin/cases?order=due&after=${after}`, { who });
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'after' }] } });
    },
  );
});

describe('a case', () => {
  it('is given to a named officer, who is told, and moves on as if they had taken it', async () => {
    const applicant = served.newId();
    const id = await served.openCase(applicant);
    const [giver, other, reader] = [served.newId(), served.newId(), served.newId()];
    served.staff
      .set(giver, 'reviewer')
      .set(other, 'reviewer')
      .set(reader, 'reader')
      .set(applicant, 'reviewer');
    const who = `${giver} reviewer aal2`;
    const offered = await served.ask('GET', `/admin/cases/${id}/officers`, { who });
    const officers = offered.body.items.map((each) => each.id);
    expect(officers).toEqual(expect.arrayContaining([giver, other]));
    expect(officers).not.toContain(reader);
    expect(officers).not.toContain(applicant);
    const give = (officerId: string, version: number) =>
      served.ask('POST', `/admin/cases/${id}/assignee`, { who, body: { officer_id: officerId, version } });
    for (const wrong of [reader, applicant, served.newId()])
      expect(await give(wrong, 1)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'officer_id' }] },
      });
    const given = await give(other, 1);
    expect(given.body).toMatchObject({ state: 'screening', assigned_to: `Person ${other.slice(-4)}` });
    expect(given.body.history.at(-1)).toMatchObject({ event: 'assign', title: 'Assigned to an officer' });
    expect((await give(giver, 1)).body.code).toBe('case_changed');
    expect((await give(other, 2)).body.code).toBe('case_step_refused');
    expect(await told(id)).toContain(`cases.assigned ${other}`);
  });

  it('whose term counts hours is told to the leads at once while nobody holds it', async () => {
    const lead = served.newId();
    served.staff.set(lead, 'reviewer');
    const id = await served.openCase(served.newId());
    const { rows } = await served.owner.query<{ task: string }>(
      "select task_identifier as task from graphile_worker.jobs where task_identifier = 'cases.tell_urgent'",
    );
    expect(rows.length).toBeGreaterThan(0);
    await served.runJob('cases.tell_urgent', { case_id: id });
    expect(await told(id)).toEqual([`cases.urgent ${lead}`]);
  });

  it('that is late is told to its holder, and half the term later to the leads, once each', async () => {
    const [lead, holder] = [served.newId(), served.newId()];
    const id = await served.openCase(served.newId());
    await served.step(id, `${holder} screener aal2`, { step: 'take' });
    served.staff.set(lead, 'reviewer');
    const { due_at: due } = await served.read(id, served.officer('reader'));
    const left = Date.parse(due ?? '') - served.services.clock.now().getTime();
    served.services.movableClock.advance(left / 1000);
    await served.runJob('cases.mark_overdue');
    await served.runJob('cases.mark_overdue');
    expect(await told(id)).toEqual([`cases.overdue ${holder}`]);
    served.services.movableClock.advance(4 * 24 * HOUR_S);
    await served.runJob('cases.mark_overdue');
    await served.runJob('cases.mark_overdue');
    expect((await told(id)).toSorted()).toEqual([`cases.escalated ${lead}`, `cases.overdue ${holder}`]);
  });

  it('that is late while nobody holds it is told to the leads, once', async () => {
    const lead = served.newId();
    const id = await served.openCase(served.newId());
    served.staff.set(lead, 'reviewer');
    for (const hours of [3, 3, 24]) {
      served.services.movableClock.advance(hours * HOUR_S);
      await served.runJob('cases.mark_overdue');
    }
    expect(await told(id)).toEqual([`cases.escalated ${lead}`]);
  });
});

describe('lists of cases', () => {
  it('of a kind, and of an applicant, are read page by page, the newest first', async () => {
    const { rows } = await served.owner.query(
      'select kind, array_agg(distinct state) as states from cases.case group by kind order by count(*) desc limit 1',
    );
    const [{ kind, states }] = rows;
    const { db } = served.services;
    await expectPages(
      (asked) => casesOfKind(db, { ...asked, kind, states, subject: undefined, assigneeId: undefined }),
      { order: 'newest' },
    );
    const applicantId = served.newId();
    for (let sent = 0; sent < 3; sent += 1) await served.openCase(applicantId);
    await expectPages(
      (asked) => casesOf(db, { ...asked, applicantId, organisationId: null, only: undefined }),
      { order: 'newest' },
    );
  });

  it('from the newest on go on page by page too', async () => {
    const whole = await ids('order=newest&state=open');
    expect(whole).toEqual(whole.toSorted().toReversed());
    const { body } = await served.ask('GET', '/admin/cases?limit=1&order=newest&state=open', {
      who: served.officer('reader'),
    });
    expect(await ids(`order=newest&state=open&after=${encodeURIComponent(body.next ?? '')}`)).toEqual(
      whole.slice(1),
    );
  });
});
