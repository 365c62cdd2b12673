import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useState, type FormEvent } from 'react';

import { SEARCHED_LENGTH_MAX } from '../../contract/limits.ts';
import { queueAddress } from './queue-address.ts';
import { queueTexts } from './texts.ts';

/** Finds cases by the beginning of a reference, or by an applicant's username. */
export function QueueSearch({ text }: { readonly text: string }) {
  const t = useText(queueTexts);
  const { show } = useAddress(queueAddress);
  const [typed, setTyped] = useState(text);
  function search(event: FormEvent) {
    event.preventDefault();
    show({ text: queueAddress.fields.text.read(typed.trim()), case: undefined });
  }
  return (
    <form role="search" noValidate onSubmit={search} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('search')}
        value={typed}
        maxLength={SEARCHED_LENGTH_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="min-w-0 flex-1 basis-56"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" look="secondary">
        {t('search.go')}
      </Button>
    </form>
  );
}
