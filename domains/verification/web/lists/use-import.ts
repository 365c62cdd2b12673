import { call } from '@egcr/web-kit/call';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { importListCall, type listSources, type ListProblem } from '../../contract/index.ts';
import { LIST_PROBLEMS_MAX } from '../../contract/limits.ts';
import { verificationKey } from '../queries.ts';
import { partsOf } from './list-parts.ts';

export type ImportSource = (typeof listSources)[number];

/** A file on its way into a list. */
export interface Import {
  readonly file: File;
  readonly state: 'sending' | 'done' | 'stopped';
  readonly share: number;
  readonly entries: number;
  readonly skipped: number;
  readonly problems: readonly ListProblem[];
  readonly failure?: unknown;
}

/** Sends a list part by part. Until the last one has arrived the list before it stays in use. */
export function useImport(source: ImportSource) {
  const client = useQueryClient();
  const [shown, show] = useState<Import>();
  const running = useRef<AbortController>(undefined);
  async function send(file: File): Promise<void> {
    const stop = new AbortController();
    running.current = stop;
    let now: Import = { file, state: 'sending', share: 0, entries: 0, skipped: 0, problems: [] };
    const say = (more: Partial<Import>) => {
      now = { ...now, ...more };
      show(now);
    };
    say({});
    try {
      const parts = partsOf(await file.text(), source === 'follow_the_money');
      let importId: string | undefined;
      for (
        let [part, next] = [parts.next(), parts.next()];
        part.done !== true;
        [part, next] = [next, parts.next()]
      ) {
        if (stop.signal.aborted) return say({ state: 'stopped' });
        const { csv, head, firstLine, share } = part.value;
        const body = {
          source,
          csv,
          head,
          first_line: firstLine,
          is_part: next.done !== true,
          is_more: false,
          ...(importId !== undefined && { import_id: importId }),
        };
        const read = await call(importListCall, { body }, { idempotencyKey: crypto.randomUUID() });
        importId = read.import_id;
        say({
          share,
          entries: now.entries + read.entries,
          skipped: now.skipped + read.skipped,
          problems: [...now.problems, ...read.problems].slice(0, LIST_PROBLEMS_MAX),
        });
      }
      say({ state: importId === undefined ? 'stopped' : 'done' });
    } catch (failure) {
      say({ state: 'stopped', failure });
    }
    await client.invalidateQueries({ queryKey: verificationKey });
  }
  return {
    shown,
    send,
    stop: () => running.current?.abort(),
    reset: () => show(undefined),
  };
}
