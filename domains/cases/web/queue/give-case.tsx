import { Button } from '@egcr/ui/button';
import { NativeSelect } from '@egcr/ui/native-select';
import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import type { HandledCase } from '../../contract/index.ts';
import { useCaseSentences } from '../case-sentences.ts';
import { assign, rereadQueue, useOfficers } from './queries.ts';
import { queueTexts } from './texts.ts';

/** Gives a case to a named officer. Who can take it is asked once the list is opened. */
export function GiveCase({ found }: { readonly found: HandledCase }) {
  const t = useText(queueTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <Button
        look="quiet"
        size="small"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('give')}
      </Button>
      {isOpen && <Choice found={found} onGiven={() => setOpen(false)} />}
    </div>
  );
}

interface ChoiceProps {
  readonly found: HandledCase;
  readonly onGiven: () => void;
}

function Choice({ found, onGiven }: ChoiceProps) {
  const t = useText(queueTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const say = useSentences(useCaseSentences());
  const officers = useOfficers(found.id);
  const [officer, setOfficer] = useState('');
  const { attempt } = useKeptAttempt(`cases.assign.${found.id}`, z.unknown());
  const given = useMutation({
    mutationFn: (id: string) => attempt({ id, version: found.version }, (key) => assign(found, id, key)),
    onSuccess: (done) => {
      if (done === undefined) return;
      toasts.show({ tone: 'ok', title: t('give.done') });
      onGiven();
    },
    onError: (failure) =>
      toasts.show({
        tone: 'bad',
        title: isRefusal(failure, 'validation_failed') ? t('give.gone') : say.failure(failure),
      }),
    onSettled: () => rereadQueue(client),
  });
  if (officers.data?.length === 0) return <p className="text-sm text-ink-2">{t('give.none')}</p>;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <NativeSelect
        label={t('give.to')}
        value={officer}
        className="min-w-0 flex-1 basis-56"
        onChange={({ target }) => setOfficer(target.value)}
        options={[
          { value: '', label: t('give.choose') },
          ...(officers.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button
        look="secondary"
        busy={given.isPending}
        disabled={officer === ''}
        onClick={() => given.mutate(officer)}
      >
        {t('give')}
      </Button>
    </div>
  );
}
