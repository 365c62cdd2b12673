import { writtenAnswer } from '@egcr/forms/contract';
import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { doings, marks, needs, turns } from './case-events.ts';
import { CASE_MESSAGE_MAX_LENGTH, REASON_MAX_LENGTH, SAVED_VIEW_NAME_MAX } from './limits.ts';

const row = {
  id: uuid,
  /** `CA-7K3M-9TQX`: what people read to each other. */
  reference: z.string(),
  kind: z.string(),
  /** What it is about, in the reader's language. */
  title: z.string(),
  /** One of the states that its kind declares. */
  state: z.string(),
  /** In the reader's language. */
  state_label: z.string(),
  state_mark: z.enum(marks),
  /** Whose turn it is. */
  awaits: z.enum(turns),
  /** Grows with each step; the next one names it. */
  version: z.int(),
  /** It was appealed. */
  is_appeal: z.boolean(),
  opened_at: instant,
  changed_at: instant,
  /** When it should be decided; null while the applicant is asked something, and once it is decided. */
  due_at: z.nullable(instant),
  is_overdue: z.boolean(),
  /** Invented, for a demonstration. */
  is_sample: z.boolean(),
  /** The name of the organisation for which it was asked. */
  organisation: z.nullable(z.string()),
};

export const ownCaseRow = named('CaseRow', z.object(row));
export type OwnCaseRow = z.output<typeof ownCaseRow>;

export const queuedCase = named(
  'QueuedCase',
  z.object({
    ...row,
    /** Empty where the account is gone, and where the name is withheld. */
    applicant: z.string(),
    is_name_withheld: z.boolean(),
    assigned_to: z.nullable(z.string()),
    assigned_to_you: z.boolean(),
  }),
);
export type QueuedCase = z.output<typeof queuedCase>;

/** The cases of one kind, for officers. */
export const caseQueue = named(
  'CaseQueue',
  z.object({
    kind: z.string(),
    label: z.string(),
    states: z.array(z.object({ name: z.string(), label: z.string() })),
    open: z.int(),
    unassigned: z.int(),
    /** With the reader. */
    mine: z.int(),
    late: z.int(),
  }),
);

export type CaseQueue = z.output<typeof caseQueue>;

/** One step of the history. */
const pastStep = named(
  'CaseStep',
  z.object({
    number: z.int(),
    event: z.string(),
    /** What happened, in the reader's language. */
    title: z.string(),
    state: z.string(),
    by: z.enum(['applicant', 'officer', 'platform']),
    /** Of an officer, for officers. */
    name: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    at: instant,
  }),
);
export type PastStep = z.output<typeof pastStep>;

const caseMessage = named(
  'CaseMessage',
  z.object({
    id: uuid,
    by: z.enum(['applicant', 'officer']),
    /** Of an officer, for officers. */
    name: z.nullable(z.string()),
    /** Among officers only. */
    is_note: z.boolean(),
    text: z.string(),
    at: instant,
  }),
);

/** A step that the reader may take now. */
const openStep = named(
  'OpenStep',
  z.object({
    event: z.string(),
    label: z.string(),
    does: z.enum(doings),
    needs: z.nullable(z.enum(needs)),
  }),
);
export type OpenStep = z.output<typeof openStep>;

const inside = {
  answers: z.array(writtenAnswer),
  /** Oldest first. */
  history: z.array(pastStep),
  messages: z.array(caseMessage),
  /** The steps that the caller may take now. */
  can: z.array(z.string()),
  /** The same, with the words of each and what it needs. */
  steps: z.array(openStep),
  can_write: z.boolean(),
};

export const ownCase = named('OwnCase', z.object({ ...row, ...inside }));
export type OwnCase = z.output<typeof ownCase>;

export const handledCase = named(
  'HandledCase',
  z.object({
    ...queuedCase.shape,
    ...inside,
    /** Other cases that have something in common with this one. */
    related: z.array(
      z.object({
        id: uuid,
        reference: z.string(),
        state: z.string(),
        state_label: z.string(),
        shared: z.string(),
      }),
    ),
    approvals: z.int(),
    approvals_needed: z.int(),
    /** The approvals of the decision that needs most, in their order. */
    approval_steps: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        needed: z.int(),
        /** Who gave it; empty where the account is gone. */
        given_by: z.array(z.string()),
      }),
    ),
  }),
);
export type HandledCase = z.output<typeof handledCase>;

// Controls but line breaks, and marks that turn the direction of other people's text.
const UNSAFE = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const tidied = (text: string) =>
  text.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n').replaceAll(UNSAFE, '').trim();

const written = (maximum: number, tidy = tidied) =>
  z.string().check(z.overwrite(tidy), z.minLength(1, 'required'), z.maxLength(maximum, 'too_long'));

export const messageText = written(CASE_MESSAGE_MAX_LENGTH);
export const reasonText = written(REASON_MAX_LENGTH);
/** One line. */
export const viewName = written(SAVED_VIEW_NAME_MAX, (text) => tidied(text).replaceAll(/\s+/gu, ' '));
