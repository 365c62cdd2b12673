import type { ReplyOf } from '@egcr/contract/endpoint';
import { Button } from '@egcr/ui/button';
import { KeyValueList } from '@egcr/ui/key-value-list';

import type { importCall } from '../../contract/index.ts';
import { EntryRows } from './entry-rows.tsx';
import { useImportText } from './texts.ts';

export type PreviewOf = ReplyOf<typeof importCall>;

interface PreviewProps {
  readonly preview: PreviewOf;
  readonly onKeep: () => void;
  readonly isBusy: boolean;
}

/** What would be taken in, and which lines cannot be read. */
export function Preview({ preview, onKeep, isBusy }: PreviewProps) {
  const t = useImportText();
  const { added, duplicates, problems, sample } = preview;
  return (
    <section aria-label={t('preview.title')} className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 className="text-lg">{t('preview.title')}</h3>
      <KeyValueList
        items={[
          { key: t('preview.new'), value: added },
          { key: t('preview.known'), value: duplicates },
          { key: t('preview.problems'), value: problems.length },
        ]}
      />
      {problems.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-warn">
          {problems.slice(0, 5).map(({ line, code }) => (
            <li key={`${line} ${code}`}>{t(problemKey(code), { line })}</li>
          ))}
        </ul>
      )}
      <EntryRows entries={sample} />
      <div>
        <Button busy={isBusy} onClick={onKeep} disabled={added === 0} disabledReason={t('preview.known')}>
          {t('keep')}
        </Button>
      </div>
    </section>
  );
}

function problemKey(code: string) {
  if (code === 'day_format' || code === 'unknown_currency') return `problem.${code}` as const;
  return 'problem.invalid_amount' as const;
}
