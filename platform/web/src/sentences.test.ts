import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals, refusals, type RefusalKind } from '@egcr/contract/refusals';
import { describe, expect, test } from 'vitest';

import { CallRefusal } from './call-errors.ts';
import { sentences, shownOtherwise } from './sentences.tsx';

const no = refusals({
  lesson_full: [409, 'The lesson has no place left.'],
  lesson_over: [409, 'The lesson has ended.'],
  trace_unknown: [404, 'Only a machine asks for it.', 'machine'],
});

const common = { method: 'POST', access: 'public', pin: 'none', rate: 'public' } as const;
const enrolCall = endpoint({
  ...common,
  name: 'school.enrol',
  summary: 'Enrols.',
  path: '/api/v1/school/places',
  refusals: [no.lesson_full, platformRefusals.not_found, no.trace_unknown],
});
const leaveCall = endpoint({
  ...common,
  name: 'school.leave',
  summary: 'Leaves.',
  path: '/api/v1/school/leavers',
  refusals: [no.lesson_over],
});
const looseCall = endpoint({
  ...common,
  name: 'school.loose',
  summary: 'Says no in ways nobody knows.',
  path: '/api/v1/school/loose',
  refusals: [no.lesson_full] as readonly RefusalKind[],
});

const refused = (code: string, members = {}) => new CallRefusal({ code, status: 409, members });

describe('the sentences of a call', () => {
  test('name every refusal that a person may meet, or do not compile', () => {
    // @ts-expect-error lesson_full has no sentence
    sentences(enrolCall, {});
    // @ts-expect-error lesson_over has no sentence
    sentences([enrolCall, leaveCall], { lesson_full: 'It is full.' });
    // @ts-expect-error no call gives lesson_lost
    sentences(leaveCall, { lesson_over: 'It is over.', lesson_lost: 'It is lost.' });
    // @ts-expect-error the codes of this call are not known
    sentences(looseCall, { lesson_full: 'It is full.' });
    // @ts-expect-error whatever is left over has no sentence
    sentences(leaveCall, { default: 'Something went wrong.' });
    // What only a machine meets needs none, and what the platform says may be said in other words.
    const { refusal } = sentences(enrolCall, { lesson_full: 'It is full.', not_found: 'No such lesson.' });
    expect(refusal(refused('not_found'))).toBe('No such lesson.');
    expect(refusal(refused('trace_unknown'))).toBeUndefined();
  });

  test('are said for the refusal and for the field it names', () => {
    const { issue, refusal } = sentences([enrolCall, leaveCall], {
      lesson_full: ({ members }) => `${String(members['left'])} places are left.`,
      lesson_over: shownOtherwise,
    });
    expect(refusal(refused('lesson_full', { left: 0 }))).toBe('0 places are left.');
    expect(refusal(refused('lesson_over'))).toBeUndefined();
    expect(refusal(refused('toString'))).toBeUndefined();
    expect(issue({ field: 'seat', code: 'lesson_full' })).toBe('undefined places are left.');
  });

  test('leave a field to the words of its form first', () => {
    const { issue } = sentences(leaveCall, { lesson_over: 'It is over.' }, ({ field }) =>
      field === 'day' ? 'Choose another day.' : undefined,
    );
    expect(issue({ field: 'day', code: 'lesson_over' })).toBe('Choose another day.');
    expect(issue({ field: 'seat', code: 'lesson_over' })).toBe('It is over.');
    expect(issue({ field: 'seat', code: 'too_long' })).toBeUndefined();
  });
});
