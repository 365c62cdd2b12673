import type { FieldIssue } from '@egcr/contract/problem';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';

import { needOf, needs, type CaseActor } from '../contract/case-events.ts';
import { caseRefusals, doingOf, eventOf, moveOf, type CaseMachine } from '../contract/index.ts';
import type { CaseRow } from './store.ts';

/** Refuses case_step_refused for whatever is no step of this person in this state, and for decisions: they have a call of their own. */
export function plainStep(
  machine: CaseMachine,
  row: CaseRow,
  { event, who }: { readonly event: string; readonly who: CaseActor },
): string {
  const isOpen = moveOf(machine, row.state, event) !== undefined;
  const isTheirs = eventOf(machine, event)?.by.includes(who) === true;
  const isDecision = who === 'officer' && doingOf(machine, event) === 'decide';
  if (isOpen && isTheirs && !isDecision) return event;
  throw new Refusal(caseRefusals.case_step_refused, { members: { state: row.state, version: row.version } });
}

interface Given {
  readonly reason?: string | undefined;
  readonly text?: string | undefined;
}

/** What a step needs, and nothing else. Refuses what is missing and what the step does not know, each by its field. */
export function givenWith(
  machine: CaseMachine,
  event: string,
  given: Given,
): { readonly reason: { readonly reason?: string }; readonly text: string | undefined } {
  const needed = needOf(machine, event);
  const issues = needs.flatMap((field): readonly FieldIssue[] => {
    const isGiven = given[field] !== undefined;
    if (isGiven === (field === needed)) return [];
    return [{ field, code: isGiven ? 'unknown_field' : 'required' }];
  });
  if (issues.length > 0) throw validationRefusal(issues);
  return { reason: given.reason === undefined ? {} : { reason: given.reason }, text: given.text };
}
