import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { Dialog } from '@egcr/ui/dialog';
import { TextField } from '@egcr/ui/text-field';
import { useFormats } from '@egcr/web-kit/formats';
import { Fingerprint } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { useSecurityText } from './texts.ts';
import { PartState } from './part-state.tsx';
import { usePasskeys, useReread } from './queries.ts';
import { useSecurityCalls, type Passkey } from './security-calls.ts';
import { ThingList, ThingRow } from './thing-list.tsx';
import { useChange } from './use-change.ts';

/** Names of passkeys are short: they stand in one line. */
const NAME_LENGTH_MAX = 60;

/** Passkeys: add, rename, remove; adding only where this browser can. */
export function PasskeysCard() {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const passkeys = usePasskeys();
  const change = useChange();
  const reread = useReread();
  async function add() {
    if (await change.run(calls.addPasskey, t('passkey.added'))) await reread('passkeys', 'history');
  }
  return (
    <Card
      title={t('passkey.title')}
      description={t('passkey.lead')}
      icon={<Fingerprint aria-hidden className="size-5.5" />}
      padding="large"
    >
      <PartState reading={passkeys}>
        {(items) => (
          <>
            {items.length === 0 && <p className="text-sm text-ink-2">{t('passkey.none')}</p>}
            {items.length > 0 && <Passkeys items={items} />}
            {calls.canUsePasskeys() ? (
              <Button look="secondary" className="self-start" busy={change.isBusy} onClick={() => void add()}>
                {t('passkey.add')}
              </Button>
            ) : (
              <p className="text-sm text-ink-2">{t('passkey.unable')}</p>
            )}
          </>
        )}
      </PartState>
    </Card>
  );
}

function Passkeys({ items }: { readonly items: readonly Passkey[] }) {
  const t = useSecurityText();
  const formats = useFormats();
  const calls = useSecurityCalls();
  const change = useChange();
  const reread = useReread();
  const [chosen, setChosen] = useState<{ readonly passkey: Passkey; readonly to: 'rename' | 'remove' }>();
  const nameOf = ({ name }: Passkey) => name || t('passkey.unnamed');
  const close = () => setChosen(undefined);
  async function remove({ id }: Passkey) {
    close();
    if (await change.run(() => calls.removePasskey(id), t('passkey.removed')))
      await reread('passkeys', 'history');
  }
  async function rename({ id }: Passkey, name: string) {
    close();
    if (await change.run(() => calls.renamePasskey(id, name))) await reread('passkeys');
  }
  return (
    <>
      <ThingList>
        {items.map((passkey) => (
          <ThingRow
            key={passkey.id}
            icon={<Fingerprint aria-hidden className="size-5" />}
            title={nameOf(passkey)}
            facts={
              passkey.lastUsedAt === undefined
                ? t('app.since', { date: formats.date(passkey.createdAt) })
                : t('passkey.used', { date: formats.recent(passkey.lastUsedAt) })
            }
            actions={
              <>
                <Button look="quiet" size="small" onClick={() => setChosen({ passkey, to: 'rename' })}>
                  {t('passkey.rename')} <span className="sr-only">{nameOf(passkey)}</span>
                </Button>
                <Button look="quiet" size="small" onClick={() => setChosen({ passkey, to: 'remove' })}>
                  {t('remove')} <span className="sr-only">{nameOf(passkey)}</span>
                </Button>
              </>
            }
          />
        ))}
      </ThingList>
      {chosen?.to === 'remove' && (
        <ConfirmDialog
          isOpen
          title={t('passkey.remove.title', { name: nameOf(chosen.passkey) })}
          description={t('passkey.remove.text')}
          cancelLabel={t('cancel')}
          confirmLabel={t('remove')}
          isBusy={change.isBusy}
          onConfirm={() => void remove(chosen.passkey)}
          onOpenChange={close}
        />
      )}
      {chosen?.to === 'rename' && (
        <RenameDialog
          name={chosen.passkey.name}
          onName={(name) => void rename(chosen.passkey, name)}
          onClose={close}
        />
      )}
    </>
  );
}

interface RenameDialogProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function RenameDialog({ name, onName, onClose }: RenameDialogProps) {
  const t = useSecurityText();
  const [typed, setTyped] = useState(name);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onName(typed.trim());
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('passkey.rename.title')}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t('passkey.name')}
          value={typed}
          maxLength={NAME_LENGTH_MAX}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" width="full">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
