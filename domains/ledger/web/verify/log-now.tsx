import type { ReplyOf } from '@egcr/contract/endpoint';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useEffect, useState } from 'react';

import { logCall } from '../../contract/index.ts';
import { useVerifyText } from './texts.ts';
import { Fingerprint } from './proof-result.tsx';

type Log = ReplyOf<typeof logCall>;

/** The newest signed root, for the person who wants to keep a copy. */
export function LogNow() {
  const t = useVerifyText();
  const [log, setLog] = useState<Log | 'failed'>();
  useEffect(() => {
    const leaving = new AbortController();
    call(logCall, {}, { signal: leaving.signal })
      .then(setLog)
      .catch(() => {
        if (!leaving.signal.aborted) setLog('failed');
      });
    return () => leaving.abort();
  }, []);
  return (
    <Card title={t('log.title')} description={t('log.about')} tone="sunken">
      {log === undefined ? (
        <SkeletonGroup label={t('log.loading')}>
          <Skeleton className="h-32 rounded-lg" />
        </SkeletonGroup>
      ) : (
        <LogFacts log={log} />
      )}
    </Card>
  );
}

function LogFacts({ log }: { readonly log: Log | 'failed' }) {
  const t = useVerifyText();
  const formats = useFormats();
  if (log === 'failed') return <p className="text-ink-2">{t('log.failed')}</p>;
  const { latest, keys } = log;
  if (latest === null) return <p className="text-ink-2">{t('log.empty')}</p>;
  return (
    <KeyValueList
      items={[
        { key: t('log.size'), value: <span className="num">{formats.number(latest.tree_size)}</span> },
        { key: t('log.at'), value: formats.exact(latest.sealed_at) },
        { key: t('log.root'), value: <Fingerprint text={latest.root} /> },
        { key: t('log.key'), value: <Fingerprint text={keys[0]?.public_key ?? ''} /> },
      ]}
    />
  );
}
