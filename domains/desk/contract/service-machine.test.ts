import { judgeStep, type CaseActor } from '@egcr/cases/contract';
import { describe, expect, it } from 'vitest';

import { serviceMachine } from './service-machine.ts';

const now = new Date('2026-11-23T12:00:00Z');
const APPLICANT = 'applicant';

/** The person who may come to a case, and what they are to it. */
const callers = {
  applicant: { who: 'applicant', actorId: APPLICANT },
  officer: { who: 'officer', actorId: 'officer' },
  'officer who asked for it': { who: 'officer', actorId: APPLICANT },
  'officer who decided it before': { who: 'officer', actorId: 'decider' },
  time: { who: 'time', actorId: 'nobody' },
} as const satisfies Readonly<Record<string, { readonly who: CaseActor; readonly actorId: string }>>;
type Caller = keyof typeof callers;
const callerNames = [
  'applicant',
  'officer',
  'officer who asked for it',
  'officer who decided it before',
  'time',
] as const;

function judged(caller: Caller, state: string, event: string): string {
  const isAppeal = caller === 'officer who decided it before';
  const found = {
    state,
    applicantId: APPLICANT,
    assigneeId: null,
    round: isAppeal ? 2 : 1,
    decidedAt: state === 'declined' ? now : null,
    decisions: isAppeal ? [{ round: 1, actorId: 'decider' }] : [],
  };
  const { to, no } = judgeStep(serviceMachine, found, { event, ...callers[caller], now });
  return to ?? no ?? '';
}

/** What each may do in which state; everything that is not here is refused. */
const officerSteps: Readonly<Record<string, string>> = {
  'submitted take': 'in_progress',
  'in_progress take': 'in_progress',
  'in_progress release': 'submitted',
  'in_progress ask': 'in_progress',
  'in_progress approve': 'fulfilled',
  'in_progress decline': 'declined',
};
const allowed: Readonly<Record<Caller, Readonly<Record<string, string>>>> = {
  applicant: {
    'draft submit': 'submitted',
    'submitted cancel': 'cancelled',
    'in_progress cancel': 'cancelled',
    'declined appeal': 'submitted',
  },
  officer: officerSteps,
  'officer who asked for it': {},
  'officer who decided it before': {
    ...officerSteps,
    'in_progress approve': 'decided_before',
    'in_progress decline': 'decided_before',
  },
  time: {},
};

describe('a service case', () => {
  for (const caller of callerNames) {
    describe(`and its ${caller}`, () => {
      const events = Object.keys(serviceMachine.events);
      const cells = serviceMachine.states.flatMap((state) => events.map((event) => [state, event] as const));
      it.each(cells)('%s: %s', (state, event) => {
        const refused = caller === 'officer who asked for it' ? 'own_case' : 'case_step_refused';
        expect(judged(caller, state, event)).toBe(allowed[caller][`${state} ${event}`] ?? refused);
      });
    });
  }

  const declined = {
    state: 'declined',
    applicantId: APPLICANT,
    assigneeId: null,
    round: 1,
    decidedAt: now,
    decisions: [{ round: 1, actorId: 'decider' }],
  } as const;
  const appealed = { event: 'appeal', ...callers.applicant } as const;
  const DAY_MS = 86_400_000;

  it('is appealed within 30 days of its decision, and no later', () => {
    const last = new Date(now.getTime() + 30 * DAY_MS);
    expect(judgeStep(serviceMachine, declined, { ...appealed, now: last }).to).toBe('submitted');
    const late = new Date(last.getTime() + 1);
    expect(judgeStep(serviceMachine, declined, { ...appealed, now: late }).no).toBe('appeal_over');
  });

  it('is appealed once', () => {
    expect(judgeStep(serviceMachine, { ...declined, round: 2 }, { ...appealed, now }).no).toBe('appeal_over');
  });

  it('is not approved twice by one person, nor taken by who has it', () => {
    const open = {
      ...declined,
      state: 'in_progress',
      decisions: [{ round: 1, actorId: 'officer' }],
    } as const;
    const asked = { ...callers.officer, now } as const;
    expect(judgeStep(serviceMachine, open, { event: 'approve', ...asked }).no).toBe('approved_already');
    const held = { ...open, assigneeId: 'officer', decisions: [] };
    expect(judgeStep(serviceMachine, held, { event: 'take', ...asked }).no).toBe('case_step_refused');
  });
});
