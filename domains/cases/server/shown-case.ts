import { toInstant } from '@egcr/contract/time';
import { answers as answersShape } from '@egcr/forms/contract';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { OwnCase, OwnCaseRow, PastStep, QueuedCase } from '../contract/index.ts';
import type { CaseKind } from './case-kind.ts';
import type { MessageRow, ShownStep } from './case-store.ts';
import type { CaseParts } from './parts.ts';
import { instantOrNull } from './run-step.ts';
import { answersColumn, type CaseRow } from './store.ts';
import { eventDone, stateLabel, stateMark } from './words/kind-words.ts';

type Names = ReadonlyMap<string, string>;

/** A kind, and the language in which its words are read. */
export function lookOf({ kinds }: CaseParts, work: Work, row: CaseRow): Look {
  return { kind: kinds.of(row.kind), language: work.request.language };
}

export interface Look {
  readonly kind: CaseKind;
  readonly language: string;
}

/** Names of the people of some cases, and of others. */
export function namesIn(
  { namesOf }: CaseParts,
  work: Work,
  rows: readonly CaseRow[],
  others: readonly string[] = [],
): Promise<Names> {
  const people = rows.flatMap((row) => [row.applicant_id, row.assignee_id ?? []].flat());
  return namesOf(work.db, [...new Set([...people, ...others])]);
}

/** Names of the organisations for which these cases were asked. */
export function organisationsIn({ acting }: CaseParts, work: Work, rows: readonly CaseRow[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ organisation_id: id }) => id ?? []))];
  return ids.length === 0 ? Promise.resolve(new Map()) : acting.namesOf(work.db, ids);
}

export function shownRow(parts: CaseParts, work: Work, row: CaseRow, organisations: Names): OwnCaseRow {
  const { kind, language } = lookOf(parts, work, row);
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    title: kind.title(row.subject, language),
    state: row.state,
    state_label: stateLabel(kind, row.state, language),
    state_mark: stateMark(kind, row.state),
    awaits: row.awaits,
    version: row.version,
    is_appeal: row.round > 1,
    opened_at: toInstant(row.opened_at),
    changed_at: toInstant(row.changed_at),
    due_at: instantOrNull(row.due_at),
    is_overdue: row.overdue_at !== null,
    is_sample: row.is_sample,
    organisation: nameIn(organisations, row.organisation_id),
  };
}

export function queuedRow(
  parts: CaseParts,
  work: Work,
  row: CaseRow,
  { names, organisations }: { readonly names: Names; readonly organisations: Names },
): QueuedCase {
  return {
    ...shownRow(parts, work, row, organisations),
    applicant: row.is_name_withheld ? '' : (names.get(row.applicant_id) ?? ''),
    is_name_withheld: row.is_name_withheld,
    assigned_to: row.assignee_id === null ? null : (names.get(row.assignee_id) ?? ''),
    assigned_to_you: row.assignee_id === personOf(work).userId,
  };
}

/** What was written, by the names of the questions; undefined where it is erased. */
export function answersIn(
  { cipher }: Pick<Work, 'cipher'>,
  row: Pick<CaseRow, 'id' | 'sealed_answers'>,
): z.output<typeof answersShape> | undefined {
  if (row.sealed_answers === null) return undefined;
  const place = { table: answersColumn.table, column: answersColumn.column, row: row.id };
  return z.parse(answersShape, JSON.parse(cipher.open(place, row.sealed_answers)));
}

export async function writtenAnswers(
  { forms }: Pick<CaseParts, 'forms'>,
  work: Work,
  row: CaseRow,
): Promise<OwnCase['answers']> {
  const answers = answersIn(work, row);
  if (answers === undefined) return [];
  return forms.write(work, { form: row.form, formVersion: row.form_version, answers, caseId: row.id });
}

/** Officers are named to officers only. */
export function pastStep({ kind, language }: Look, step: ShownStep, names?: Names): PastStep {
  return {
    number: step.number,
    event: step.event,
    title: eventDone(kind, step.event, language),
    state: step.to_state,
    by: step.actor === 'time' ? 'platform' : step.actor,
    name: nameIn(names, step.actor_id),
    reason: step.reason,
    at: toInstant(step.at),
  };
}

export function shownMessage(message: MessageRow, names?: Names): OwnCase['messages'][number] {
  return {
    id: message.id,
    by: message.is_officer ? 'officer' : 'applicant',
    name: nameIn(names, message.author_id),
    is_note: message.is_note,
    text: message.text,
    at: toInstant(message.at),
  };
}

function nameIn(names: Names | undefined, id: string | null): string | null {
  return id === null ? null : (names?.get(id) ?? null);
}
