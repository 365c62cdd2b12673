import { Button } from '@egcr/ui/button';
import { TextAreaField } from '@egcr/ui/text-field';
import { PageHeading } from '@egcr/ui/page-heading';
import { OnceAlive } from '@egcr/web-kit/once-alive.tsx';
import { FileCheck2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { checkProof, readProof, type CheckedProof, type TransferProof } from '../../contract/index.ts';
import { askLog } from './known-log.ts';
import { LogNow } from './log-now.tsx';
import { useVerifyText } from './texts.ts';
import { ProofResult } from './proof-result.tsx';

interface Outcome {
  readonly proof: TransferProof;
  readonly checked: CheckedProof;
}

/** `/verify`: anybody checks the proof of a transfer in their own browser. */
export function Screen() {
  const t = useVerifyText();
  const [outcome, setOutcome] = useState<Outcome | 'not_a_proof'>();
  const [pasted, setPasted] = useState('');
  const check = async (text: string) => {
    const proof = readProof(text);
    if (!proof) return setOutcome('not_a_proof');
    const known = await askLog(proof.checkpoint);
    return setOutcome({ proof, checked: await checkProof(proof, known) });
  };
  const typed = (text: string) => {
    setPasted(text);
    if (text.trim() === '') setOutcome(undefined);
    else void check(text);
  };
  return (
    <div className="shell flex max-w-3xl flex-col gap-8 py-10">
      <PageHeading title={t('title')} description={t('about')} />
      <OnceAlive placeholder={<div className="min-h-[26rem]" />}>
        <FilePlace
          onText={(text) => {
            setPasted('');
            void check(text);
          }}
        />
        <TextAreaField
          label={t('paste')}
          hint={t('paste.hint')}
          rows={4}
          spellCheck={false}
          dir="ltr"
          value={pasted}
          onChange={(event) => typed(event.currentTarget.value)}
          {...(outcome === 'not_a_proof' && { error: t('not.proof') })}
        />
      </OnceAlive>
      {outcome !== undefined && outcome !== 'not_a_proof' && <ProofResult {...outcome} />}
      <LogNow />
    </div>
  );
}

/** Takes a file by the picker or dropped; it is read here and sent nowhere. */
function FilePlace({ onText }: { readonly onText: (text: string) => void }) {
  const t = useVerifyText();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const read = (file: File | undefined) => void file?.text().then(onText);
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        read(event.dataTransfer.files[0]);
      }}
      data-over={isOver || undefined}
      className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line-strong bg-surface p-8 text-center data-over:border-brand-text data-over:bg-brand-soft"
    >
      <FileCheck2 aria-hidden className="size-8 text-brand-text" />
      <label htmlFor={id} className="sr-only">
        {t('choose')}
      </label>
      <input
        ref={picker}
        id={id}
        type="file"
        accept="application/json,.json"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button onClick={() => picker.current?.click()}>{t('choose')}</Button>
      <p className="text-sm text-ink-2">{t('drop')}</p>
    </div>
  );
}
