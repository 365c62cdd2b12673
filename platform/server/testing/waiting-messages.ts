import { sql } from 'kysely';

import { messageColumn } from '../src/mail/messages.ts';
import type { Services } from '../src/services.ts';

/** An e-mail; of a text message only recipient and text. */
export interface WaitingMessage {
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  readonly unsubscribe?: string;
}

/** The messages on their way, opened, newest first. */
export async function waitingMessages({
  db,
  cipher,
}: Pick<Services, 'db' | 'cipher'>): Promise<readonly WaitingMessage[]> {
  const { table, column } = messageColumn;
  const { rows } = await sql<{ id: string; sealed: string }>`
    select id, sealed from platform.message order by queued_at desc, id desc`.execute(db);
  return rows.map(({ id, sealed }) => JSON.parse(cipher.open({ table, column, row: id }, sealed)));
}
