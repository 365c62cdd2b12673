import { judgeStep, type CaseActor, type CaseMachine } from '@egcr/cases/contract';
import { describe, expect, it } from 'vitest';

import { alertMachine } from './alert-machine.ts';
import { reportMachine } from './report-machine.ts';

const now = new Date('2026-11-24T12:00:00Z');
const APPLICANT = 'applicant';

/** The person who may come to a case, and what they are to it. */
const callers = {
  applicant: { who: 'applicant', actorId: APPLICANT },
  officer: { who: 'officer', actorId: 'officer' },
  'officer who reported it': { who: 'officer', actorId: APPLICANT },
  'officer who decided it before': { who: 'officer', actorId: 'decider' },
  time: { who: 'time', actorId: 'platform' },
} as const satisfies Readonly<Record<string, { readonly who: CaseActor; readonly actorId: string }>>;
type Caller = keyof typeof callers;
const callerNames = [
  'applicant',
  'officer',
  'officer who reported it',
  'officer who decided it before',
  'time',
] as const;

interface Cell {
  readonly machine: CaseMachine;
  readonly caller: Caller;
  readonly state: string;
  readonly event: string;
}

function judged({ machine, caller, state, event }: Cell): string {
  const isAppeal = caller === 'officer who decided it before';
  const isDecided = state === 'action_taken' || state === 'unfounded' || state === 'referred';
  const found = {
    state,
    applicantId: APPLICANT,
    assigneeId: null,
    round: isAppeal ? 2 : 1,
    decidedAt: isDecided ? now : null,
    decisions: isAppeal ? [{ round: 1, actorId: 'decider' }] : [],
  };
  const { to, no } = judgeStep(machine, found, { event, ...callers[caller], now });
  return to ?? no ?? '';
}

type Steps = Readonly<Record<string, string>>;

const taking: Steps = {
  'received take': 'triaged',
  'triaged take': 'triaged',
  'investigating take': 'investigating',
  'triaged release': 'received',
  'investigating release': 'received',
  'triaged investigate': 'investigating',
};
const deciding: Steps = {
  'triaged act': 'action_taken',
  'investigating act': 'action_taken',
  'triaged dismiss': 'unfounded',
  'investigating dismiss': 'unfounded',
};
const referring: Steps = { 'triaged refer': 'referred', 'investigating refer': 'referred' };
const asking: Steps = { 'triaged ask': 'triaged', 'investigating ask': 'investigating' };
const refusedAll = (steps: Steps): Steps =>
  Object.fromEntries(Object.keys(steps).map((cell) => [cell, 'decided_before']));

/** What each may do in which state; everything that is not here is refused. */
const tables: Readonly<
  Record<string, { readonly machine: CaseMachine; readonly allowed: Readonly<Record<Caller, Steps>> }>
> = {
  'a report': {
    machine: reportMachine,
    allowed: {
      applicant: {
        'draft submit': 'received',
        'received cancel': 'cancelled',
        'action_taken appeal': 'received',
        'unfounded appeal': 'received',
        'referred appeal': 'received',
      },
      officer: { ...taking, ...asking, ...deciding, ...referring },
      'officer who reported it': {},
      'officer who decided it before': {
        ...taking,
        ...asking,
        ...refusedAll({ ...deciding, ...referring }),
      },
      time: {},
    },
  },
  'an alert': {
    machine: alertMachine,
    allowed: {
      applicant: {},
      officer: { ...taking, ...deciding },
      'officer who reported it': {},
      'officer who decided it before': { ...taking, ...refusedAll(deciding) },
      time: { 'draft submit': 'received' },
    },
  },
};

for (const [name, { machine, allowed }] of Object.entries(tables)) {
  describe(`${name} of fraud`, () => {
    for (const caller of callerNames) {
      describe(`and its ${caller}`, () => {
        const events = Object.keys(machine.events);
        const cells = machine.states.flatMap((state) => events.map((event) => [state, event] as const));
        it.each(cells)('%s: %s', (state, event) => {
          const refused = caller === 'officer who reported it' ? 'own_case' : 'case_step_refused';
          const wanted = allowed[caller][`${state} ${event}`] ?? refused;
          expect(judged({ machine, caller, state, event })).toBe(wanted);
        });
      });
    }
  });
}
