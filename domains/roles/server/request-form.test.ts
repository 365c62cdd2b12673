import type { ApprovalsDoor } from '@egcr/approvals/server';
import { expect, it } from 'vitest';

import type { RolePeople } from './people.ts';
import { requestForm, requestKind } from './request-form.ts';

it('who asks for a role says which, where, why and until when; place and end only where there is one', () => {
  const { schema, rules, layout, version } = requestForm;
  expect(version).toBe(1);
  expect(schema.required).toEqual(layout.map(({ name }) => name));
  expect(schema.properties['why']).toMatchObject({ minLength: 20, maxLength: 280 });
  expect(rules).toEqual([
    { rule: 'asked_when', question: 'queue', other: 'is_one_queue', is: true },
    { rule: 'asked_when', question: 'ends_on', other: 'has_end', is: true },
  ]);
});

it('a request is looked at within two working days, decided within five, and named after its role', () => {
  const [people, approvals]: [RolePeople, ApprovalsDoor] = [Object.create(null), Object.create(null)];
  const kind = requestKind(people, approvals);
  expect(kind.clock?.('auditor')).toEqual({
    submitted: { workingDays: 2 },
    in_progress: { workingDays: 5 },
  });
  expect(kind.title?.('auditor', 'en')).toBe('Staff role: Auditor');
  expect(kind.title?.('emperor', 'en')).toBe('emperor');
});
