import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useFormats } from '@egcr/web-kit/formats';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';

import { EnrolApp } from './enrol-app.tsx';
import { useSecurityText } from './texts.ts';
import { PartState } from './part-state.tsx';
import { useApps, useReread } from './queries.ts';
import { useSecurityCalls, type ConnectedApp } from './security-calls.ts';
import { ThingList, ThingRow } from './thing-list.tsx';
import { useChange } from './use-change.ts';

interface AppCardProps {
  /** The first app is connected: recovery codes come next. */
  readonly onFirst: () => void;
}

/** Authenticator apps: connect, see, remove. */
export function AppCard({ onFirst }: AppCardProps) {
  const t = useSecurityText();
  const apps = useApps();
  const reread = useReread();
  const [isAdding, setAdding] = useState(false);
  const isOn = (apps.data?.length ?? 0) > 0;
  async function finish() {
    setAdding(false);
    await reread('apps', 'recovery', 'history');
    if (!isOn) onFirst();
  }
  return (
    <Card
      title={t('app.title')}
      description={t('app.lead')}
      icon={<Smartphone aria-hidden className="size-5.5" />}
      action={apps.data && <Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? t('app.on') : t('app.off')}</Badge>}
      padding="large"
    >
      <PartState reading={apps}>
        {(items) => (
          <>
            {items.length === 0 && !isAdding && <p className="text-sm text-ink-2">{t('app.none')}</p>}
            {items.length > 0 && <Apps items={items} />}
            {isAdding ? (
              <EnrolApp onDone={() => void finish()} onCancel={() => setAdding(false)} />
            ) : (
              <Button look="secondary" className="self-start" onClick={() => setAdding(true)}>
                {t('app.add')}
              </Button>
            )}
          </>
        )}
      </PartState>
    </Card>
  );
}

function Apps({ items }: { readonly items: readonly ConnectedApp[] }) {
  const t = useSecurityText();
  const formats = useFormats();
  const calls = useSecurityCalls();
  const reread = useReread();
  const change = useChange();
  const [leaving, setLeaving] = useState<ConnectedApp>();
  const nameOf = ({ name }: ConnectedApp) => name || t('app.unnamed');
  async function remove(app: ConnectedApp) {
    setLeaving(undefined);
    if (await change.run(() => calls.removeApp(app.id), t('app.removed')))
      await reread('apps', 'recovery', 'history');
  }
  return (
    <>
      <ThingList>
        {items.map((app) => (
          <ThingRow
            key={app.id}
            icon={<Smartphone aria-hidden className="size-5" />}
            title={nameOf(app)}
            facts={t('app.since', { date: formats.date(app.createdAt) })}
            actions={
              <Button look="quiet" size="small" busy={change.isBusy} onClick={() => setLeaving(app)}>
                {t('remove')} <span className="sr-only">{nameOf(app)}</span>
              </Button>
            }
          />
        ))}
      </ThingList>
      {leaving && (
        <ConfirmDialog
          isOpen
          title={t('app.remove.title', { name: nameOf(leaving) })}
          description={t('app.remove.text')}
          cancelLabel={t('cancel')}
          confirmLabel={t('remove')}
          isBusy={change.isBusy}
          onConfirm={() => void remove(leaving)}
          onOpenChange={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
