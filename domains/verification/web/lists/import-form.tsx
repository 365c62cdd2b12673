import { FileField, type ChosenFile } from '@egcr/ui/file-field';
import { NativeSelect } from '@egcr/ui/native-select';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';

import { importListCall, listSources } from '../../contract/index.ts';
import { listTexts } from './texts.ts';
import { useImport, type Import, type ImportSource } from './use-import.ts';

/** A list is chosen and sent at once: the source is chosen before it. */
export function ImportForm() {
  const t = useText(listTexts);
  const formats = useFormats();
  const [source, setSource] = useState<ImportSource>('ofac_sdn');
  const { shown, send, stop, reset } = useImport(source);
  const status = useStatus(shown);
  const chosen: ChosenFile | undefined = shown && {
    name: shown.file.name,
    size: formats.size(shown.file.size),
    status,
    tone: ({ sending: 'brand', done: 'ok', stopped: 'bad' } as const)[shown.state],
    progress:
      shown.state === 'sending' ? { share: shown.share, text: formats.percent(shown.share) } : undefined,
    actions: [
      shown.state === 'sending' ? { label: t('stop'), onPress: stop } : { label: t('again'), onPress: reset },
    ],
  };
  return (
    <div className="flex flex-col gap-5">
      <NativeSelect
        label={t('source')}
        value={source}
        disabled={shown?.state === 'sending'}
        onChange={({ target }) => setSource(listSources.find((each) => each === target.value) ?? 'ofac_sdn')}
        options={listSources.map((value) => ({ value, label: t(`source.${value}`) }))}
      />
      <FileField
        label={t('file')}
        accept=".csv,text/csv"
        chooseLabel={t('choose')}
        dropLabel={t('drop')}
        onChoose={(file) => void send(file)}
        chosen={chosen}
      />
      {shown !== undefined && shown.problems.length > 0 && <Problems shown={shown} />}
    </div>
  );
}

/** Where an import stands, in a sentence. */
function useStatus(shown: Import | undefined): string {
  const t = useText(listTexts);
  const formats = useFormats();
  const say = useSentences(
    sentences(importListCall, { list_unreadable: t('no.unreadable'), import_replaced: t('no.replaced') }),
  );
  if (shown === undefined) return '';
  const entries = formats.number(shown.entries);
  if (shown.state === 'sending') return t('sending', { entries });
  if (shown.state === 'done') return t('done', { entries, skipped: formats.number(shown.skipped) });
  return [t('stopped'), ...(shown.failure === undefined ? [] : [say.failure(shown.failure)])].join(' ');
}

/** What was not understood, by line. */
function Problems({ shown: { problems, skipped } }: { readonly shown: Import }) {
  const t = useText(listTexts);
  const formats = useFormats();
  return (
    <section aria-label={t('problems')} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('problems')}</h3>
      {skipped > problems.length && (
        <p className="text-sm text-ink-2">
          {t('problems.first', { number: formats.number(problems.length) })}
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {problems.map(({ line, code, text }) => (
          <li key={line} className="flex flex-col gap-1 py-2">
            <span className="text-sm">
              {t('line')} {formats.number(line)} · {t(`why.${code}`)}
            </span>
            <bdi className="max-w-full self-start font-mono text-sm text-ink-2 wrap-anywhere" dir="ltr">
              {text}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
