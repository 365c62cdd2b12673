import { uuidv7 } from '@egcr/contract/ids';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import { DRAWN_COMMENTS, type Comment, type CommentReason } from '../contract/index.ts';
import type { CommentParts } from './parts.ts';
import { addReport } from './queue-store.ts';
import { countApproved, insertComment, setState } from './store.ts';
import type { SubjectAsked } from './subjects.ts';
import { threadPage } from './thread-page.ts';

/** A made-up comment of a demonstration. */
export interface SampleComment extends SubjectAsked {
  readonly writer: string;
  readonly text: string;
  readonly at: Date;
  /** Waits for an editor. */
  readonly waits?: boolean;
  /** A reader has reported it. */
  readonly reported?: CommentReason;
  readonly replies?: readonly Pick<SampleComment, 'writer' | 'text' | 'at'>[];
}

export interface CommentsDoor {
  /** The newest comments of a subject for a page that is drawn; refuses a cursor that is no id. Whether the subject may be read, the caller knows. */
  drawn(
    db: Database,
    subject: SubjectAsked,
    after: string | undefined,
  ): Promise<{ readonly items: readonly Comment[]; readonly next: string | null }>;
  /** How many comments of a subject everybody reads, replies included. */
  count(db: Database, subject: SubjectAsked): Promise<number>;
  addSamples(work: Work, samples: readonly SampleComment[]): Promise<void>;
}

export function commentsDoor(parts: Pick<CommentParts, 'people'>): CommentsDoor {
  return {
    drawn: (db, params, after) => threadPage(parts, db, { params, query: { after, limit: DRAWN_COMMENTS } }),
    count: countApproved,
    addSamples: async (work, samples) => {
      for (const { replies = [], ...sample } of samples) {
        const parentId = await addSample(work, sample, null);
        for (const reply of replies) await addSample(work, { ...sample, ...reply, waits: false }, parentId);
        if (sample.reported === undefined) continue;
        const report = { commentId: parentId, reason: sample.reported, at: work.now };
        await addReport(work.db, { ...report, reporterId: work.newId() });
      }
    },
  };
}

/** Lists are in the order of ids: that of a sample is of its time. */
async function addSample(
  { db }: Pick<Work, 'db'>,
  { kind, subject, writer, text, at, waits = false }: SampleComment,
  parentId: string | null,
): Promise<string> {
  const id = uuidv7(at.getTime());
  await insertComment(db, { id, kind, subject, parentId, sampleName: writer, text, at });
  if (!waits) await setState(db, { id, state: 'approved' });
  return id;
}
