import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { ShowMore } from '@egcr/web-kit/list/paged-list.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { removeOutsideAccountCall, type OutsideAccount } from '../../contract/index.ts';
import { EntryRows } from './entry-rows.tsx';
import { useImportText } from './texts.ts';
import { OUTSIDE, useOutsideAccounts, useOutsideEntries } from './queries.ts';

/** The accounts taken in; each opens to its entries. */
export function AccountList() {
  const t = useImportText();
  const { data } = useOutsideAccounts();
  if (!data) return null;
  if (data.length === 0) return <p className="text-ink-2">{t('empty')}</p>;
  return (
    <div className="flex flex-col divide-y divide-line">
      {data.map((account) => (
        <Account key={account.id} account={account} />
      ))}
    </div>
  );
}

function Account({ account }: { readonly account: OutsideAccount }) {
  const t = useImportText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={account.name} className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <bdi>{account.name}</bdi>
          <span className="text-sm font-normal text-ink-2">{t('entries', { count: account.entries })}</span>
        </Button>
        <RemoveButton account={account} />
      </div>
      {isOpen && <Entries id={account.id} />}
    </section>
  );
}

function Entries({ id }: { readonly id: string }) {
  const list = useOutsideEntries(id);
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <EntryRows entries={list.items ?? []} />
      </div>
      <ShowMore pages={list} />
    </div>
  );
}

function RemoveButton({ account: { id, name } }: { readonly account: OutsideAccount }) {
  const t = useImportText();
  const say = useSentences();
  const toasts = useToasts();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await call(removeOutsideAccountCall, { params: { id } });
      toasts.show({ title: t('removed'), tone: 'ok' });
    } catch (failure) {
      toasts.show({ title: say.failure(failure), tone: 'bad' });
    }
    setBusy(false);
    void client.invalidateQueries({ queryKey: OUTSIDE });
  }
  return (
    <Button
      look="secondary"
      busy={isBusy}
      onClick={() => void remove()}
      icon={<Trash2 aria-hidden className="size-5" />}
    >
      {t('remove', { name })}
    </Button>
  );
}
