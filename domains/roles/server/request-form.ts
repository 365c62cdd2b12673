import type { ApprovalsDoor } from '@egcr/approvals/server';
import type { CaseKind } from '@egcr/cases/server';
import { toInstant } from '@egcr/contract/time';
import type { DeclaredForm } from '@egcr/forms/server';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';

import { requestMachine } from '../contract/request-machine.ts';
import { queuesToAskFor, rolesToAskFor } from '../contract/request-rules.ts';
import { roleRefusals } from '../contract/refusals.ts';
import { isStaffRole } from '../contract/staff-roles.ts';
import type { RolePeople } from './people.ts';
import { grantProposal } from './propose-grant.ts';
import { closeRequest, findRequest, reopenRequest } from './request-store.ts';
import { requestWords } from './words/texts.ts';
import { requestTexts } from './texts.ts';

/** The form with which a role of the staff is asked for. A change of questions or rules is another version; the one before stays. */
export const requestForm: DeclaredForm = {
  name: 'roles.request',
  version: 1,
  address: '/request-access',
  schema: {
    type: 'object',
    properties: {
      role: { type: 'string', enum: rolesToAskFor },
      is_one_queue: { type: 'boolean' },
      queue: { type: 'string', enum: queuesToAskFor },
      why: { type: 'string', minLength: 20, maxLength: 280 },
      has_end: { type: 'boolean' },
      ends_on: { type: 'string', format: 'date' },
    },
    required: ['role', 'is_one_queue', 'queue', 'why', 'has_end', 'ends_on'],
  },
  layout: [
    { name: 'role', kind: 'choice' },
    { name: 'is_one_queue', kind: 'yes_no' },
    { name: 'queue', kind: 'choice' },
    { name: 'why', kind: 'long_text' },
    { name: 'has_end', kind: 'yes_no' },
    { name: 'ends_on', kind: 'date' },
  ],
  rules: [
    { rule: 'asked_when', question: 'queue', other: 'is_one_queue', is: true },
    { rule: 'asked_when', question: 'ends_on', other: 'has_end', is: true },
  ],
  words: (language) => {
    const { title, questions, roles, queues } = requestTexts(language);
    return {
      title,
      questions: {
        ...questions,
        role: { ...questions.role, options: roles },
        queue: { ...questions.queue, options: queues },
      },
    };
  },
};

/** A role that a person asked for. The officer who approves the case proposes the role, and another person of the staff gives it. */
export function requestKind(people: RolePeople, approvals: ApprovalsDoor): CaseKind<typeof requestMachine> {
  return {
    name: requestForm.name,
    machine: requestMachine,
    words: requestWords,
    marks: { proposed: 'busy', granted: 'good', not_granted: 'bad' },
    permissions: { read: 'roles.read', handle: 'roles.propose' },
    clock: () => ({ submitted: { workingDays: 2 }, in_progress: { workingDays: 5 } }),
    title: (subject, language) => {
      const { named, roles } = requestTexts(language);
      const role = Object.entries(roles).find(([each]) => each === subject)?.[1];
      return role === undefined ? subject : fill(named, { role });
    },
    effects: {
      approve: async (work, { caseId }) => {
        const found = await findRequest(work.db, caseId);
        invariant(found !== undefined && isStaffRole(found.role), 'a case without its request was approved');
        const { user_id, role, scope_kind, scope_id, reason, ends_at } = found;
        const payload = {
          user_id,
          role,
          scope_kind,
          scope_id,
          ends_at: ends_at && toInstant(ends_at),
          reason,
        };
        const wanted = { subject: user_id, payload, reason };
        const { id: proposalId } = await approvals.propose(work, grantProposal(people), wanted);
        await closeRequest(work.db, { caseId, proposalId, now: work.now });
      },
      decline: (work, { caseId }) => closeRequest(work.db, { caseId, now: work.now }),
      cancel: (work, { caseId }) => closeRequest(work.db, { caseId, now: work.now }),
      appeal: async (work, { caseId }) => {
        if (!(await reopenRequest(work.db, caseId))) throw new Refusal(roleRefusals.request_waits);
      },
    },
  };
}
