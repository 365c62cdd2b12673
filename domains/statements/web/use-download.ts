import { useToasts } from '@egcr/ui/toast';
import { callFile, isRefusal } from '@egcr/web-kit/call';
import { saveSheet } from '@egcr/web-kit/save-file';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';

import { statementCall, type StatementFormat } from '../contract/endpoints.ts';
import { useStatementText } from './texts.ts';

export interface StatementWish {
  readonly account: string;
  readonly from: string;
  readonly to: string;
  readonly format: StatementFormat;
}

/** Fetches a statement and hands it to the browser, which shows it; says so where that fails. `busy` is what is on its way. */
export function useDownload() {
  const t = useStatementText();
  const say = useSentences();
  const toasts = useToasts();
  const [busy, setBusy] = useState<string>();
  async function download(wish: StatementWish) {
    if (busy !== undefined) return;
    setBusy(keyOf(wish));
    try {
      saveSheet(await callFile(statementCall, { query: wish }));
    } catch (failure) {
      // The frame has gone to the PIN page and comes back.
      if (isRefusal(failure, 'pin_required')) return;
      toasts.show({ title: t('failed'), description: say.failure(failure), tone: 'bad' });
    } finally {
      setBusy(undefined);
    }
  }
  return {
    download: (wish: StatementWish) => void download(wish),
    isBusy: (wish: Omit<StatementWish, 'format'>) => busy === keyOf(wish),
  };
}

function keyOf({ account, from, to }: Omit<StatementWish, 'format'>): string {
  return `${account} ${from} ${to}`;
}
