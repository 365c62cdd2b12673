import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { giveUpRoleCall } from '../../contract/endpoints.ts';
import { useOwnRolesText } from './texts.ts';

interface GiveUpProps {
  readonly id: string;
  /** Of the role, in the reader's language. */
  readonly name: string;
}

/** Ends one of the reader's own roles, after one more question. */
export function GiveUp({ id, name }: GiveUpProps) {
  const t = useOwnRolesText();
  const toasts = useToasts();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { attempt } = useKeptAttempt(`roles.give_up.${id}`, z.unknown());
  const say = useSentences(
    sentences(giveUpRoleCall, { grant_ended: t('no.ended'), last_super_admin: t('no.last') }),
  );
  async function giveUp(): Promise<void> {
    setBusy(true);
    try {
      const ended = await attempt({ id }, (key) =>
        call(giveUpRoleCall, { params: { id }, body: {} }, { idempotencyKey: key }),
      );
      if (ended === undefined) return;
      toasts.show({ tone: 'ok', title: t('give.done') });
      setOpen(false);
    } catch (failure) {
      toasts.show({ tone: 'bad', title: say.failure(failure) });
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: ['roles'] });
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('give.title', { role: name })}
      description={t('give.text')}
      cancelLabel={t('cancel')}
      confirmLabel={t('give')}
      isBusy={isBusy}
      onConfirm={() => void giveUp()}
      trigger={
        <Button look="secondary" size="small" aria-label={`${t('give')}: ${name}`}>
          {t('give')}
        </Button>
      }
    />
  );
}
