import { reasonText, REASON_MAX_LENGTH } from '@egcr/approvals/contract';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';

import { revokeGrantCall, type Grant } from '../../contract/endpoints.ts';
import { useRoleName } from './grant-line.tsx';
import { useGrantActs } from './queries.ts';
import { usePeopleText } from './texts.ts';

/** Ends a role at once, with a reason. One that takes two people says so instead. */
export function EndGrant({ grant }: { readonly grant: Grant }) {
  const t = usePeopleText();
  const [isOpen, setOpen] = useState(false);
  const role = useRoleName()(grant.role);
  if (grant.role === 'super_admin') return <p className="text-sm text-ink-2">{t('end.two')}</p>;
  return (
    <>
      <Button look="secondary" size="small" aria-label={`${t('end')}: ${role}`} onClick={() => setOpen(true)}>
        {t('end')}
      </Button>
      {isOpen && <EndDialog grant={grant} role={role} onClose={() => setOpen(false)} />}
    </>
  );
}

interface EndDialogProps {
  readonly grant: Grant;
  readonly role: string;
  readonly onClose: () => void;
}

function EndDialog({ grant, role, onClose }: EndDialogProps) {
  const t = usePeopleText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, end } = useEnd(grant, onClose);
  function confirm() {
    const read = z.safeParse(reasonText, reason);
    setMissing(!read.success);
    if (read.success) void end(read.data);
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      isUrgent
      size="small"
      title={t('end.title', { role })}
      description={t('end.text')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="danger" busy={isBusy} onClick={confirm}>
            {t('end')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={REASON_MAX_LENGTH}
        error={isMissing ? t('enterReason') : undefined}
        dir="auto"
        autoComplete="off"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}

function useEnd(grant: Grant, onClose: () => void) {
  const t = usePeopleText();
  const toasts = useToasts();
  const acts = useGrantActs();
  const [isBusy, setBusy] = useState(false);
  const { attempt } = useKeptAttempt(`roles.end.${grant.id}`, z.unknown());
  const say = useSentences(
    sentences(revokeGrantCall, { grant_ended: t('no.ended'), takes_two_people: t('end.two') }),
  );
  async function end(reason: string): Promise<void> {
    setBusy(true);
    try {
      const ended = await attempt({ reason }, (key) => acts.end(grant, reason, key));
      if (ended === undefined) return;
      toasts.show({ tone: 'ok', title: t('end.done') });
      onClose();
    } catch (failure) {
      toasts.show({ tone: 'bad', title: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, end };
}
