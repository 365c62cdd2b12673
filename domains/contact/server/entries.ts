import { createHash } from 'node:crypto';

import type { KindQueue } from '@egcr/cases/server';

type Thread = Awaited<ReturnType<KindQueue['threads']>>;

/** Something written or done about a message. */
export interface TicketEntry {
  readonly id: string;
  readonly kind: 'message' | 'reply' | 'note' | 'event';
  readonly text: string;
  readonly by: string | null;
  readonly at: Date;
}

/** Steps of which the answer shows more than what was written. */
const shownAs: ReadonlyMap<string, string> = new Map([
  ['take', 'assigned'],
  ['assign', 'assigned'],
  ['release', 'released'],
  ['solve', 'solved'],
]);

/** The thread and the history of one case as one list, the oldest first. */
export function entriesOf(steps: Thread['steps'], messages: Thread['messages']): readonly TicketEntry[] {
  const written = messages.map(
    ({ id, is_officer: isOfficer, is_note: isNote, text, author_id: authorId, at }): TicketEntry => ({
      id,
      kind: isNote ? 'note' : isOfficer ? 'reply' : 'message',
      text,
      by: isOfficer ? authorId : null,
      at,
    }),
  );
  const done = steps.flatMap(
    ({ case_id: caseId, number, event, actor_id: by, at }): readonly TicketEntry[] => {
      const text = shownAs.get(event);
      return text === undefined ? [] : [{ id: idOfStep(caseId, number), kind: 'event', text, by, at }];
    },
  );
  return [...written, ...done].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Steps have numbers and no ids: the same step always gets the same one (RFC 9562 §5.8). */
function idOfStep(caseId: string, number: number): string {
  const bytes = createHash('sha256').update(`${caseId} ${number}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
