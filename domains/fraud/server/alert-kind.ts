import type { CaseKind } from '@egcr/cases/server';
import type { DeclaredForm } from '@egcr/forms/server';

import { alertMachine } from '../contract/alert-machine.ts';
import { alertRules } from '../contract/alert-rules.ts';
import { alertsAbout, setAlertOutcome } from './alert-store.ts';
import { alertTexts } from './alerts/texts.ts';
import { confirmHoldsOf, endHoldsOf } from './end-holds.ts';
import { sideOf } from './own-side.ts';
import type { KindParts } from './parts.ts';
import { reportWords } from './words/texts.ts';

export const ALERT = 'fraud.alert';

/** What an alert says of itself in a case; no person fills it in. */
export const alertForm: DeclaredForm = {
  name: ALERT,
  version: 1,
  isFilledByNobody: true,
  address: '/super-admin/cases',
  schema: { type: 'object', properties: { rule: { type: 'string', enum: alertRules } }, required: ['rule'] },
  layout: [{ name: 'rule', kind: 'choice' }],
  rules: [],
  words: (language) => {
    const { title, rule, rules } = alertTexts(language);
    return { title, questions: { rule: { label: rule, options: rules } } };
  },
};

/** What a rule found. Officers decide whether it was right. */
export const alertKindOf = (parts: KindParts): CaseKind<typeof alertMachine> => ({
  name: ALERT,
  machine: alertMachine,
  // The states and steps that alerts share with reports have the same words.
  words: (language) => ({ ...reportWords(language), queue: alertTexts(language).queue }),
  marks: {
    received: 'new',
    triaged: 'busy',
    investigating: 'busy',
    action_taken: 'good',
    unfounded: 'ended',
  },
  permissions: { read: 'fraud.read', handle: 'fraud.handle' },
  clock: () => ({
    received: { workingDays: 1 },
    triaged: { workingDays: 2 },
    investigating: { workingDays: 10 },
  }),
  title: (subject, language) => {
    const rule = alertRules.find((each) => each === subject);
    return rule === undefined ? subject : alertTexts(language).rules[rule];
  },
  effects: {
    act: async (work, { caseId }) => {
      await setAlertOutcome(work.db, caseId, 'confirmed');
      await confirmHoldsOf(parts, work, caseId);
    },
    dismiss: async (work, { caseId }) => {
      await setAlertOutcome(work.db, caseId, 'dismissed');
      await endHoldsOf(parts, work, caseId);
    },
  },
  withheldFrom: async (work, userId) => alertsAbout(work.db, await sideOf(parts, work, userId)),
});
