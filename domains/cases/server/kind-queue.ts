import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import {
  deleteMessages,
  insertMessage,
  messagesOf,
  stepsOf,
  type MessageRow,
  type StepRow,
} from './case-store.ts';
import { takeStep, write } from './handle-case.ts';
import { casesEndedBefore, casesOfKind, type KindAsked } from './kind-queue-store.ts';
import type { CaseParts } from './parts.ts';
import { PLATFORM_ID } from './platform-case.ts';
import { moveCase } from './run-step.ts';
import { casesByIds, eraseAnswers, findCase, type CaseRow } from './store.ts';

/** What the domain of a kind learns of its cases. */
export interface ListedCase {
  readonly id: string;
  readonly state: string;
  readonly assigneeId: string | null;
  readonly changedAt: Date;
}

interface Thread {
  readonly steps: readonly StepRow[];
  readonly messages: readonly (MessageRow & { readonly case_id: string })[];
}

/** The cases of one kind, for a queue that its own domain shows besides the workbench. */
export interface KindQueue {
  /** Newest first, without those that were erased. */
  list(db: Database, asked: KindAsked): Promise<readonly ListedCase[]>;
  among(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, ListedCase>>;
  /** Nobody else changes it until the transaction ends; undefined where there is none of this kind. */
  hold(work: Work, id: string): Promise<ListedCase | undefined>;
  /** All that was done and written in some cases, each in its order. */
  threads(work: Work, ids: readonly string[]): Promise<Thread>;
  /** A step of the caller as an officer, whose permission the domain has checked. Refuses as the runner does. */
  step(
    work: Work,
    step: { readonly id: string; readonly event: string; readonly text?: string },
  ): Promise<void>;
  /** What the caller notes for other officers. */
  note(work: Work, note: { readonly id: string; readonly text: string }): Promise<void>;
  /** What a person without an account wrote. */
  receive(work: Work, message: { readonly id: string; readonly text: string }): Promise<void>;
  /** Erases what was written in cases that have been in a state since before an instant, some at once: their histories stay. Answers their ids. */
  erase(work: Work, ended: { readonly state: string; readonly before: Date }): Promise<readonly string[]>;
}

export function queueOfKind(parts: CaseParts, kind: string): KindQueue {
  const held = async (work: Work, id: string): Promise<CaseRow | undefined> => {
    const row = await findCase(work.db, id, 'locked');
    return row?.kind === kind ? row : undefined;
  };
  return {
    list: async (db, asked) => (await casesOfKind(db, { ...asked, kind })).map(listed),
    among: async (db, ids) => {
      const rows = await casesByIds(db, ids);
      return new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, listed(row)]));
    },
    hold: async (work, id) => {
      const row = await held(work, id);
      return row && listed(row);
    },
    threads: async (work, ids) => ({
      steps: await stepsOf(work, ids),
      messages: await messagesOf(work, ids),
    }),
    step: async (work, { id, event, text }) => {
      const row = await held(work, id);
      if (row) await takeStep(parts, work, row, { event, text });
    },
    note: async (work, { id, text }) => {
      const row = await held(work, id);
      if (row) await write(parts, work, row, { text, isNote: true });
    },
    receive: (work, { id, text }) =>
      insertMessage(work, {
        id: work.newId(),
        caseId: id,
        authorId: PLATFORM_ID,
        isOfficer: false,
        isNote: false,
        text,
      }),
    erase: async (work, ended) => {
      const rows = await casesEndedBefore(work.db, { ...ended, kind });
      for (const row of rows) {
        const by = { who: 'time', actorId: null } as const;
        await moveCase(parts, work, { row, event: 'erase', to: row.state, by });
        await deleteMessages(work.db, row.id);
        await eraseAnswers(work.db, row.id);
      }
      return rows.map(({ id }) => id);
    },
  };
}

function listed({ id, state, assignee_id: assigneeId, changed_at: changedAt }: CaseRow): ListedCase {
  return { id, state, assigneeId, changedAt };
}
