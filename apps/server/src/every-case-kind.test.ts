import { doingOf, eventOf, isClosed, judgeStep, moveOf, type CaseActor } from '@egcr/cases/contract';
import type { CaseKind } from '@egcr/cases/server';
import { transitionsOf } from '@egcr/contract/machine';
import { rolesWith } from '@egcr/roles/contract';
import { languages } from '@egcr/server-kit/http/request-facts';
import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';
import { unkeptKeys } from './keys.ts';

// Every kind of case that the product declares, by its own table: a new one is covered without a line here.
const { kinds } = composeDomains(readConfig({}), unkeptKeys()).doors.cases;

const now = new Date('2026-11-23T12:00:00Z');
const APPLICANT = 'applicant';
const DECIDER = 'decider';

/** Everyone who may come to a case, and what they are to it. */
const callers = {
  applicant: { who: 'applicant', actorId: APPLICANT },
  officer: { who: 'officer', actorId: 'officer' },
  'officer who applied': { who: 'officer', actorId: APPLICANT },
  'officer who decided before the appeal': { who: 'officer', actorId: DECIDER },
  'officer who approved already': { who: 'officer', actorId: DECIDER },
  time: { who: 'time', actorId: 'time' },
} as const satisfies Readonly<Record<string, { readonly who: CaseActor; readonly actorId: string }>>;

/** The steps in the history that are no event of any machine. */
const notes = ['endorse', 'overdue', 'erase', 'answer'];

function expected(kind: CaseKind, caller: keyof typeof callers, state: string, event: string): string {
  if (caller === 'officer who applied') return 'own_case';
  const { who } = callers[caller];
  const row = transitionsOf(kind.machine).find(
    (each) => each.event === event && each.from === state && each.by.includes(who),
  );
  if (row === undefined) return 'case_step_refused';
  const isDecision = doingOf(kind.machine, event) === 'decide';
  if (isDecision && caller === 'officer who decided before the appeal') return 'decided_before';
  if (isDecision && caller === 'officer who approved already') return 'approved_already';
  return row.to;
}

const named = kinds.map((kind) => [kind.name, kind] as const);

describe.each(named)('the machine of %s', (_name, kind) => {
  const { machine } = kind;
  const events = [...Object.keys(machine.events), ...notes, 'constructor', 'never_declared'];

  it.each(Object.keys(callers) as readonly (keyof typeof callers)[])(
    'lets the %s do in every state what its table says, and nothing else',
    (caller) => {
      const isAppeal = caller === 'officer who decided before the appeal';
      const decisions = caller.includes('decided') || caller.includes('approved') ? [DECIDER] : [];
      for (const state of [...machine.states, 'never_declared', 'constructor'])
        for (const event of new Set(events)) {
          const found = {
            state,
            applicantId: APPLICANT,
            assigneeId: null,
            round: isAppeal ? 2 : 1,
            decidedAt: now,
            decisions: decisions.map((actorId) => ({ round: 1, actorId })),
          };
          const { to, no } = judgeStep(machine, found, { event, ...callers[caller], now });
          expect(to ?? no, `${state} ${event}`).toBe(expected(kind, caller, state, event));
        }
    },
  );

  it('begins with a submission, reaches every state, and ends somewhere', () => {
    expect(moveOf(machine, machine.first, 'submit')).toBeDefined();
    expect([['applicant'], ['time']]).toContainEqual(eventOf(machine, 'submit')?.by);
    const reached = new Set<string>([machine.first]);
    for (const state of reached)
      for (const { from, to } of transitionsOf(machine)) if (from === state) reached.add(to);
    expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
    expect(machine.states.filter((state) => isClosed(machine, state))).not.toEqual([]);
  });

  it('leaves decisions to officers, and takes approvals for decisions alone', () => {
    const decisions = Object.keys(machine.events).filter((event) => doingOf(machine, event) === 'decide');
    for (const event of decisions) expect(eventOf(machine, event)?.by).toEqual(['officer']);
    // What an officer ends takes a reason, a fresh PIN and the approvals of the kind, where they do not simply open it again.
    const opensAgain = (state: string) =>
      Object.entries(machine.events).some(([event, { reopens }]) => reopens && moveOf(machine, state, event));
    const ending = transitionsOf(machine).filter(
      ({ by, to }) => by.includes('officer') && isClosed(machine, to) && !opensAgain(to),
    );
    expect(ending.filter(({ event }) => !decisions.includes(event))).toEqual([]);
    for (const [event, steps = []] of Object.entries(kind.approvals ?? {})) {
      expect(decisions).toContain(event);
      for (const { count } of steps) expect(count).toBeGreaterThan(0);
    }
  });
});

describe.each(named)('the kind %s', (_name, kind) => {
  const { machine } = kind;

  it.each(languages)('has words for every state, step and approval in %s', (language) => {
    const words = kind.words(language);
    const common = [
      'draft submitted in_progress fulfilled declined cancelled'.split(' '),
      'submit take release ask answer approve decline cancel appeal'.split(' '),
    ];
    const missing = [
      ...machine.states.filter((state) => !common[0]?.includes(state) && !words.states[state]),
      ...Object.keys(machine.events).filter(
        (event) => !common[1]?.includes(event) && !(words.events[event]?.label && words.events[event]?.done),
      ),
      ...Object.values(kind.approvals ?? {})
        .flatMap((steps = []) => steps.map(({ name }) => name))
        .filter((name) => !words.approvals?.[name]),
    ];
    expect(missing).toEqual([]);
    expect(words.queue).not.toBe('');
  });

  it('gives those who handle its cases the permission of the calls too, and has people who decide', () => {
    const inCases = (permission: string) => rolesWith(`cases.${permission}`);
    expect(rolesWith(kind.permissions.read).filter((role) => !inCases('read').includes(role))).toEqual([]);
    const handlers = rolesWith(kind.permissions.handle);
    expect(handlers.filter((role) => !inCases('handle').includes(role))).toEqual([]);
    expect(handlers.length).toBeGreaterThan(0);
    const approvers = Object.values(kind.approvals ?? {}).flatMap((steps = []) =>
      steps.flatMap(({ permission }) => rolesWith(permission)),
    );
    expect(approvers.filter((role) => !inCases('decide').includes(role))).toEqual([]);
  });
});
