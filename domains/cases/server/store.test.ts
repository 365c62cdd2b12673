import { testDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { casesEndedBefore, casesOfKind } from './kind-queue-store.ts';
import { countsOf, queueOf, type QueueAsked, type QueuePlace } from './queue-store.ts';
import { casesOf, casesToEscalate, eraseAnswers, markEscalated, openCasesOf, overdueCases } from './store.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const idOf = (place: number) => `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const day = (count: number) => new Date(Date.UTC(2026, 2, count, 12));
const [ANN, BEN, OLGA, NGO] = [idOf(91), idOf(92), idOf(93), idOf(94)];

async function open(place: number, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const row = {
    id: idOf(place),
    reference: `CA-000${place}-000${place}`,
    kind: 'grant',
    subject: 'roof',
    submission_id: idOf(place),
    form: 'f',
    form_version: 1,
    sealed_answers: 'sealed',
    applicant_id: BEN,
    state: 'submitted',
    version: 1,
    awaits: 'officer',
    opened_at: day(place),
    changed_at: day(place),
    head_hash: Buffer.alloc(32),
    ...more,
  };
  const names = Object.keys(row);
  await database.owner.query(
    `insert into cases.case (${names.join(', ')}) values (${names.map((_, column) => `$${column + 1}`).join(', ')})`,
    Object.values(row),
  );
}

beforeAll(async () => {
  database = await testDatabase();
  await open(1, { due_at: day(5), escalate_at: day(7), assignee_id: OLGA });
  await open(2, { applicant_id: ANN, awaits: 'applicant', state: 'asked' });
  await open(3, { due_at: day(4), overdue_at: day(4), escalate_at: day(6), kind: 'loan' });
  await open(4, { applicant_id: ANN, organisation_id: NGO, due_at: day(5), is_sample: true });
  await open(5, { awaits: 'nobody', state: 'solved', subject: 'door' });
  await open(6, { awaits: 'nobody', state: 'solved', sealed_answers: null });
  await open(7, { applicant_id: ANN, is_name_withheld: true, kind: 'secret', assignee_id: idOf(95) });
});
afterAll(() => database.close());

const places = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number(id.slice(-2)));
const asked: QueueAsked = {
  kinds: ['grant', 'loan'],
  except: [],
  searched: undefined,
  order: 'newest',
  state: undefined,
  assigneeId: undefined,
  isLate: false,
  hidesSamples: false,
  after: undefined,
  limit: 20,
};

describe('the queue', () => {
  it.each<[string, Partial<QueueAsked>, readonly number[]]>([
    ['all of these kinds, the newest first', {}, [6, 5, 4, 3, 2, 1]],
    ['the most urgent first, what has no term last', { order: 'due' }, [3, 1, 4, 2, 5, 6]],
    ['of one kind', { kinds: ['loan'] }, [3]],
    ['of no kind', { kinds: [] }, []],
    ['without some', { except: [idOf(6), idOf(3)] }, [5, 4, 2, 1]],
    ['in which someone has to act', { state: 'open' }, [4, 3, 2, 1]],
    ['in one state', { state: 'solved' }, [6, 5]],
    ['of one officer', { assigneeId: OLGA }, [1]],
    ['of nobody', { assigneeId: null }, [6, 5, 4, 3, 2]],
    ['that are late', { isLate: true }, [3]],
    ['without samples', { hidesSamples: true, state: 'open' }, [3, 2, 1]],
    ['by the beginning of a reference', { searched: { reference: 'CA-0003' } }, [3]],
    ['by its applicant', { searched: { applicantId: ANN }, kinds: ['grant', 'secret'] }, [4, 2]],
    ['by an applicant whom there is not', { searched: { applicantId: null } }, []],
  ])('has cases: %s', async (_, change, expected) => {
    expect(places(await queueOf(database.db, { ...asked, ...change }))).toEqual(expected);
  });

  it.each(['newest', 'due'] as const)('goes on page by page, ordered by %s', async (order) => {
    const whole = await queueOf(database.db, { ...asked, order });
    const read: number[] = [];
    let after: QueuePlace | undefined;
    for (let count = 0; count < 20; count += 1) {
      const [row] = await queueOf(database.db, { ...asked, order, after, limit: 1 });
      if (row === undefined) break;
      read.push(...places([row]));
      after = { id: row.id, dueAt: row.due_at };
    }
    expect(read).toEqual(places(whole));
  });

  it('is counted for each kind: open, with nobody, with an officer, late', async () => {
    const counts = async (hidesSamples: boolean) => {
      const found = await countsOf(database.db, { kinds: ['grant', 'loan'], officerId: OLGA, hidesSamples });
      return [...found.values()]
        .map(({ kind, open: all, unassigned, mine, late }) =>
          [kind, ...[all, unassigned, mine, late].map(Number)].join(' '),
        )
        .toSorted();
    };
    expect([await counts(false), await counts(true)]).toEqual([
      ['grant 3 2 1 0', 'loan 1 1 0 1'],
      ['grant 2 1 1 0', 'loan 1 1 0 1'],
    ]);
  });
});

describe('cases of one kind', () => {
  it('are listed without those that were erased, by subject, officer and state', async () => {
    const of = async (more: { readonly subject?: string; readonly assigneeId?: string | null }) =>
      places(
        await casesOfKind(database.db, {
          kind: 'grant',
          states: ['submitted', 'solved'],
          subject: more.subject,
          assigneeId: more.assigneeId,
          after: undefined,
          limit: 20,
        }),
      );
    expect([
      await of({}),
      await of({ subject: 'door' }),
      await of({ assigneeId: null }),
      await of({ assigneeId: OLGA }),
    ]).toEqual([[5, 4, 1], [5], [5, 4], [1]]);
  });

  it('that have ended since before an instant are erased once', async () => {
    const before = async (moment: Date) =>
      places(await casesEndedBefore(database.db, { kind: 'grant', state: 'solved', before: moment }));
    expect([await before(day(5)), await before(day(6))]).toEqual([[], [5]]);
    expect(
      places(await casesEndedBefore(database.db, { kind: 'loan', state: 'solved', before: day(9) })),
    ).toEqual([]);
    await eraseAnswers(database.db, idOf(5));
    expect(await before(day(6))).toEqual([]);
  });
});

describe('whose cases', () => {
  it('are those of a person alone, or of an organisation: all, open ones, and those that wait for them', async () => {
    const of = async (
      organisationId: string | null,
      only: 'waiting' | 'open' | undefined,
      applicantId = ANN,
    ) =>
      places(await casesOf(database.db, { applicantId, organisationId, only, after: undefined, limit: 20 }));
    expect([await of(null, undefined), await of(NGO, undefined, BEN), await of(null, 'waiting')]).toEqual([
      [7, 2],
      [4],
      [2],
    ]);
    expect([
      await of(null, undefined, BEN),
      await of(null, 'open', BEN),
      await of(null, 'waiting', BEN),
    ]).toEqual([[6, 5, 3, 1], [3, 1], []]);
  });

  it('end with an account: its own that were not erased, and none of an organisation', async () => {
    expect([
      places(await openCasesOf(database.db, ANN)),
      places(await openCasesOf(database.db, BEN)),
    ]).toEqual([
      [2, 7],
      [1, 3],
    ]);
  });
});

describe('time', () => {
  it('marks what is over from its term on, once, some at once', async () => {
    const over = async (count: number, limit = 9) =>
      places(await overdueCases(database.db, day(count), limit));
    expect([await over(4), await over(5), await over(5, 1)]).toEqual([[], [1, 4], [1]]);
  });

  it('tells those who lead a queue half a term later, once', async () => {
    const late = async (count: number) => places(await casesToEscalate(database.db, day(count), 9));
    expect([await late(5), await late(6), await late(7)]).toEqual([[], [3], [1, 3]]);
    await markEscalated({ db: database.db, now: day(6) }, idOf(3));
    expect([await late(6), await late(7)]).toEqual([[], [1]]);
  });
});
