import type { CaseKind } from '@egcr/cases/server';
import { papersAnswer } from '@egcr/forms/contract';
import type { DeclaredForm } from '@egcr/forms/server';
import { fill } from '@egcr/server-kit/texts';

import { fraudCategories, readSubject, reportMachine } from '../contract/index.ts';
import { EVIDENCE_MAX } from '../contract/limits.ts';
import { reportsAccusing, sideOf } from './own-side.ts';
import type { JobOf, KindParts } from './parts.ts';
import { confirmHoldsOf, endHoldsOf } from './end-holds.ts';
import { relatedReports, setOutcome } from './store.ts';
import { fraudTexts } from './texts.ts';
import { reportWords } from './words/texts.ts';

export const REPORT = 'fraud.report';

const CONTACT_MAX_LENGTH = 1000;

type Asked = Pick<DeclaredForm, 'schema' | 'layout' | 'rules'>;

const paidBy = ['wallet', 'bank', 'card', 'cash', 'other'] as const;

/** What the first version asked. */
const first = {
  schema: {
    type: 'object',
    properties: {
      category: { type: 'string', enum: fraudCategories },
      story: { type: 'string', minLength: 20, maxLength: 4000 },
      happened_on: { type: 'string', format: 'date' },
      lost_money: { type: 'boolean' },
      amount: { type: 'string', minLength: 1, maxLength: 60 },
      paid_by: { type: 'string', enum: paidBy },
      is_money_moving: { type: 'boolean' },
      has_contact: { type: 'boolean' },
      contact: { type: 'string', minLength: 3, maxLength: CONTACT_MAX_LENGTH },
      is_name_withheld: { type: 'boolean' },
    },
    required: [
      'category',
      'story',
      'lost_money',
      'amount',
      'paid_by',
      'is_money_moving',
      'has_contact',
      'contact',
      'is_name_withheld',
    ],
  },
  layout: [
    { name: 'category', kind: 'choice' },
    { name: 'story', kind: 'long_text' },
    { name: 'happened_on', kind: 'date' },
    { name: 'lost_money', kind: 'yes_no' },
    { name: 'amount', kind: 'text' },
    { name: 'paid_by', kind: 'choice' },
    { name: 'is_money_moving', kind: 'yes_no' },
    { name: 'has_contact', kind: 'yes_no' },
    { name: 'contact', kind: 'long_text' },
    { name: 'is_name_withheld', kind: 'yes_no' },
  ],
  rules: [
    { rule: 'asked_when', question: 'amount', other: 'lost_money', is: true },
    { rule: 'asked_when', question: 'paid_by', other: 'lost_money', is: true },
    { rule: 'asked_when', question: 'is_money_moving', other: 'lost_money', is: true },
    { rule: 'asked_when', question: 'contact', other: 'has_contact', is: true },
  ],
} as const satisfies Asked;

/** The second takes evidence, which is not needed: before the last question, so that the person knows what officers see when they withhold their name. */
const second = {
  ...first,
  schema: {
    ...first.schema,
    properties: { ...first.schema.properties, evidence: papersAnswer({ maximum: EVIDENCE_MAX }) },
  },
  layout: [...first.layout.slice(0, -1), { name: 'evidence', kind: 'file' }, ...first.layout.slice(-1)],
} as const satisfies Asked;

/** A report of a job begins with what is known of it. */
const aboutJob = (jobOf: JobOf): NonNullable<DeclaredForm['subject']> => ({
  field: 'job',
  isOpen: async ({ db }, { id, organisationId }) =>
    organisationId === null && (await jobOf(db, id)) !== undefined,
  startWith: async ({ db }, id) => {
    const job = await jobOf(db, id);
    if (job === undefined) return {};
    const contact = `${job.title}, ${job.employer}\n${job.url}`.slice(0, CONTACT_MAX_LENGTH);
    return { category: 'job', has_contact: true, contact };
  },
});

function formOf(asked: Asked, version: number): DeclaredForm {
  return {
    ...asked,
    name: REPORT,
    version,
    address: '/dashboard?tool=fraud-reportingdetection',
    words: (language) => {
      const { title, questions, categories } = fraudTexts(language);
      return { title, questions: { ...questions, category: { ...questions.category, options: categories } } };
    },
  };
}

/** The form with which fraud is reported. A change of questions or rules is another version; the one before stays. */
export const fraudForm = formOf(second, 2);

export const reportForms = (jobOf: JobOf): readonly DeclaredForm[] => [
  formOf(first, 1),
  { ...fraudForm, subject: aboutJob(jobOf) },
];

/** A report of fraud. Where money may still be stopped, its clock counts hours of every day. */
export const reportKindOf = (parts: KindParts): CaseKind<typeof reportMachine> => ({
  name: REPORT,
  machine: reportMachine,
  words: reportWords,
  marks: {
    received: 'new',
    triaged: 'busy',
    investigating: 'busy',
    action_taken: 'good',
    unfounded: 'ended',
    referred: 'new',
  },
  permissions: { read: 'fraud.read', handle: 'fraud.handle' },
  clock: (subject) => ({
    received: readSubject(subject)?.isMoneyMoving === true ? { hours: 1 } : { workingDays: 1 },
    triaged: { workingDays: 2 },
    investigating: { workingDays: 10 },
  }),
  title: (subject, language) => {
    const read = readSubject(subject);
    if (read === undefined) return subject;
    const words = fraudTexts(language);
    const title = words.categories[read.category];
    return read.isMoneyMoving ? fill(words.moving, { title }) : title;
  },
  effects: {
    act: async (work, { caseId }) => {
      await setOutcome(work.db, caseId, 'action_taken');
      await confirmHoldsOf(parts, work, caseId);
    },
    dismiss: async (work, { caseId }) => {
      await setOutcome(work.db, caseId, 'unfounded');
      await endHoldsOf(parts, work, caseId);
    },
    cancel: (work, { caseId }) => endHoldsOf(parts, work, caseId),
    refer: async (work, { caseId }) => {
      await setOutcome(work.db, caseId, 'referred');
      await confirmHoldsOf(parts, work, caseId);
    },
    appeal: (work, { caseId }) => setOutcome(work.db, caseId, null),
  },
  withheldFrom: (work, userId) => reportsAccusing(parts, work, userId),
  relatedTo: async (work, { officerId, applicantId }) =>
    (await sideOf(parts, work, officerId)).includes(applicantId),
  related: async (db, { caseId, language }) => {
    const { traces } = fraudTexts(language);
    const rows = await relatedReports(db, caseId);
    return rows.map((row) => ({ caseId: row.case_id, shared: traces[row.kind] }));
  },
});
