import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { grantKind } from './testing/grant-kind.ts';
import { serveCases, type ServedCases } from './testing/served-cases.ts';

let served: ServedCases;
let queue: ReturnType<ServedCases['cases']['queueOf']>;
/** The same door for a kind that these cases are not of. */
let other: typeof queue;
beforeAll(async () => {
  served = await serveCases();
  queue = served.cases.queueOf(grantKind.name);
  other = served.cases.queueOf('test.other');
});
afterAll(() => served.close());

type Unit = Parameters<ServedCases['services']['unit']>[0];

const asOfficer = (userId: string, body: Unit) =>
  served.services.unit(body, {
    actor: {
      kind: 'person',
      userId,
      sessionId: served.newId(),
      roles: ['reviewer'],
      aal: 'aal2',
      isVerified: true,
      pin: { isSet: true, expiresAt: null, verifiedAt: null },
    },
  });
const open = async (subject: string) => {
  const applicant = served.newId();
  return { applicant, id: await served.openCase(applicant, subject) };
};
const all = { states: ['submitted'], subject: undefined, assigneeId: undefined, after: undefined, limit: 50 };
const idsOf = async (asked: Partial<Parameters<typeof queue.list>[1]>, of = queue) =>
  (await of.list(served.services.db, { ...all, ...asked })).map(({ id }) => id);
const threadOf = async (id: string) => served.services.unit((work) => queue.threads(work, [id]));

describe('the queue of a kind that its own domain shows', () => {
  it('has the cases of this kind, newest first, in the states, of the subject and after the one that is asked for', async () => {
    const [first, second, third] = [await open('roof'), await open('roof'), await open('well')];
    const subject = 'roof';
    expect(await idsOf({ subject })).toEqual([second.id, first.id]);
    expect((await idsOf({})).slice(0, 3)).toEqual([third.id, second.id, first.id]);
    expect(await idsOf({ subject, after: second.id })).toEqual([first.id]);
    expect(await idsOf({ subject, limit: 1 })).toEqual([second.id]);
    expect(await idsOf({ subject, states: ['screening'] })).toEqual([]);
    expect(await idsOf({ subject, states: ['screening', 'submitted'] })).toHaveLength(2);
    expect(await idsOf({}, other)).toEqual([]);
  });

  it('tells whose a case is: nobody’s, or an officer’s', async () => {
    const [free, taken] = [await open('bridge'), await open('bridge')];
    const officer = served.newId();
    await asOfficer(officer, (work) => queue.step(work, { id: taken.id, event: 'take' }));
    const asked = { subject: 'bridge', states: ['submitted', 'screening'] };
    expect(await idsOf({ ...asked, assigneeId: null })).toEqual([free.id]);
    expect(await idsOf({ ...asked, assigneeId: officer })).toEqual([taken.id]);
    expect(await idsOf({ ...asked, assigneeId: served.newId() })).toEqual([]);
    const found = await queue.among(served.services.db, [free.id, taken.id, served.newId()]);
    expect([found.size, found.get(free.id), found.get(taken.id)]).toMatchObject([
      2,
      { state: 'submitted', assigneeId: null },
      { state: 'screening', assigneeId: officer },
    ]);
    expect((await other.among(served.services.db, [free.id])).size).toBe(0);
  });

  it('holds a case of this kind alone', async () => {
    const { id } = await open('school');
    const held = (of: typeof queue, caseId: string) => served.services.unit((work) => of.hold(work, caseId));
    expect(await held(queue, id)).toMatchObject({ id, state: 'submitted', assigneeId: null });
    expect(await held(other, id)).toBeUndefined();
    expect(await held(queue, served.newId())).toBeUndefined();
  });
});

describe('what officers and askers write by the door of a kind', () => {
  it('is a step with its text, a note for officers, and the message of a person without an account', async () => {
    const { id } = await open('well');
    const officer = served.newId();
    await asOfficer(officer, async (work) => {
      await queue.step(work, { id, event: 'take' });
      await queue.step(work, { id, event: 'ask', text: 'How deep?' });
      await queue.note(work, { id, text: 'Looks dry.' });
    });
    await served.services.unit((work) => queue.receive(work, { id, text: 'Ten metres.' }));
    const { steps, messages } = await threadOf(id);
    expect(steps.map(({ event, actor }) => `${event} ${actor}`)).toEqual([
      'submit applicant',
      'take officer',
      'ask officer',
    ]);
    const written = messages.map((row) => [row.text, row.is_officer, row.is_note, row.author_id === officer]);
    expect(written).toEqual([
      ['How deep?', true, false, true],
      ['Looks dry.', true, true, true],
      ['Ten metres.', false, false, false],
    ]);
  });

  it('changes nothing of a case of another kind', async () => {
    const { id } = await open('mill');
    await asOfficer(served.newId(), async (work) => {
      await other.step(work, { id, event: 'take', text: 'Taken.' });
      await other.note(work, { id, text: 'A note.' });
    });
    const { steps, messages } = await threadOf(id);
    expect([steps.length, messages]).toEqual([1, []]);
  });
});

describe('cases of a kind that have ended', () => {
  it('are erased from the state and the instant on that is named: what was written goes, the history stays', async () => {
    const [gone, later, open1] = [await open('old'), await open('old'), await open('old')];
    for (const { id } of [gone, later])
      await served.services.unit((work) => queue.receive(work, { id, text: 'Thank you.' }));
    const cancel = ({ id, applicant }: typeof gone) => served.ownStep(id, applicant, { step: 'cancel' });
    await cancel(gone);
    served.services.movableClock.advance(60);
    await cancel(later);
    const [changed] = (await queue.among(served.services.db, [later.id])).values();
    const before = changed?.changedAt ?? new Date(0);
    const erase = (of: typeof queue, state = 'cancelled') =>
      served.services.unit((work) => of.erase(work, { state, before }));
    expect([await erase(other), await erase(queue, 'declined')]).toEqual([[], []]);
    expect(await erase(queue)).toEqual([gone.id]);
    expect(await erase(queue)).toEqual([]);
    expect(await idsOf({ subject: 'old', states: ['cancelled', 'submitted'] })).toEqual([open1.id, later.id]);
    const { steps, messages } = await threadOf(gone.id);
    expect([steps.map(({ event }) => event), messages]).toEqual([['submit', 'cancel', 'erase'], []]);
    expect((await threadOf(later.id)).messages).toHaveLength(1);
  });
});
