import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { isRefusal } from '@egcr/web-kit/call-errors';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { REFERENCE_MAX } from '../../../contract/limits.ts';
import { readPaidWeeksCall } from '../../../contract/overpayment-calls.ts';
import { supportKey } from '../../queries.ts';
import { RecordForm } from './record-form.tsx';
import { staffOverpaymentTexts } from './texts.ts';

/** First whose weeks, by the reference of the claim; then which of them, and what was found. */
export function RecordOverpayment() {
  const t = useText(staffOverpaymentTexts);
  const [reference, setReference] = useState('');
  return (
    <details className="px-5">
      <summary className="min-h-11 cursor-pointer py-3 font-medium text-brand-text">{t('record')}</summary>
      <div className="flex flex-col gap-5 pb-5">
        <FindForm onFind={setReference} />
        {reference !== '' && <Found key={reference} reference={reference} />}
      </div>
    </details>
  );
}

function FindForm({ onFind }: { readonly onFind: (reference: string) => void }) {
  const t = useText(staffOverpaymentTexts);
  const [typed, setTyped] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <TextField
        label={t('find.reference')}
        dir="ltr"
        maxLength={REFERENCE_MAX}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" look="secondary">
        {t('find')}
      </Button>
    </form>
  );
}

function Found({ reference }: { readonly reference: string }) {
  const t = useText(staffOverpaymentTexts);
  const say = useSentences();
  const { data: claim, error } = useQuery({
    queryKey: [...supportKey, 'paid-weeks', reference],
    queryFn: ({ signal }) => call(readPaidWeeksCall, { query: { reference } }, { signal }),
  });
  if (error !== null)
    return <p role="alert">{isRefusal(error, 'not_found') ? t('find.missing') : say.failure(error)}</p>;
  if (claim === undefined) return null;
  return (
    <div className="flex flex-col gap-4" aria-live="polite">
      <p>
        <bdi className="font-semibold">{claim.name}</bdi>{' '}
        <span dir="ltr" className="num font-mono text-sm text-ink-2">
          {claim.reference}
        </span>
      </p>
      {claim.weeks.length === 0 ? <p>{t('find.none')}</p> : <RecordForm claim={claim} />}
    </div>
  );
}
