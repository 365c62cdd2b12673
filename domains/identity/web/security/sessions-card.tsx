import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { useFormats } from '@egcr/web-kit/formats';
import { useWay } from '@egcr/web-kit/way';
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';

import { deviceOf } from './device.ts';
import { useSecurityText } from './texts.ts';
import { PartState } from './part-state.tsx';
import { useOpenSessions, useReread } from './queries.ts';
import { useSecurityCalls, type OpenSession } from './security-calls.ts';
import { ThingList, ThingRow } from './thing-list.tsx';
import { useChange } from './use-change.ts';

/** Open sessions: where, since when; end one, or all. */
export function SessionsCard() {
  const t = useSecurityText();
  const sessions = useOpenSessions();
  return (
    <Card
      title={t('sessions.title')}
      description={t('sessions.lead')}
      icon={<MonitorSmartphone aria-hidden className="size-5.5" />}
      padding="large"
    >
      <PartState reading={sessions}>
        {(items) => (
          <ThingList>
            {items.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ThingList>
        )}
      </PartState>
      <EveryWhere />
    </Card>
  );
}

function SessionRow({ session }: { readonly session: OpenSession }) {
  const t = useSecurityText();
  const formats = useFormats();
  const calls = useSecurityCalls();
  const change = useChange();
  const reread = useReread();
  const device = deviceOf(session.user_agent);
  const name = device
    ? t('sessions.device', { browser: device.browser, system: device.system })
    : t('sessions.unknown');
  const Icon = device?.isHandheld ? Smartphone : Laptop;
  async function end() {
    if (await change.run(() => calls.endSession(session.id), t('sessions.ended')))
      await reread('sessions', 'history');
  }
  return (
    <ThingRow
      icon={<Icon aria-hidden className="size-5" />}
      title={
        <>
          {name}
          {session.is_current && <Badge tone="ok">{t('sessions.this')}</Badge>}
        </>
      }
      facts={
        <>
          <span title={formats.exact(session.last_active_at)}>
            {t('sessions.active', { time: formats.recent(session.last_active_at) })}
          </span>
          <span title={formats.exact(session.created_at)}>
            {t('sessions.since', { time: formats.recent(session.created_at) })}
          </span>
          {session.ip !== '' && <span>{t('sessions.network', { network: session.ip })}</span>}
        </>
      }
      actions={
        !session.is_current && (
          <Button look="secondary" size="small" busy={change.isBusy} onClick={() => void end()}>
            <span aria-hidden>{t('sessions.end')}</span>
            <span className="sr-only">{t('sessions.end.name', { device: name })}</span>
          </Button>
        )
      }
    />
  );
}

function EveryWhere() {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const change = useChange();
  const way = useWay();
  const [isAsking, setAsking] = useState(false);
  async function leave() {
    if (await change.run(calls.signOutEverywhere)) way.go('/auth', 'replace');
  }
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setAsking(true)}>
        {t('sessions.all')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('sessions.all.title')}
          description={t('sessions.all.text')}
          cancelLabel={t('cancel')}
          confirmLabel={t('sessions.all')}
          isBusy={change.isBusy}
          onConfirm={() => void leave()}
          onOpenChange={() => setAsking(false)}
        />
      )}
    </>
  );
}
