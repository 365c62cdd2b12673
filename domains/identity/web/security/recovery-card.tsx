import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { LifeBuoy } from 'lucide-react';

import { useSecurityText } from './texts.ts';
import { PartState } from './part-state.tsx';
import { useApps, usePasskeys, useRecoveryLeft, useReread } from './queries.ts';
import { useSecurityCalls } from './security-calls.ts';
import { useChange } from './use-change.ts';

/** Few codes are left from here on. */
const FEW = 3;

/** Recovery codes: how many are left, and new ones. The codes themselves are handed to `onCodes`, once. */
export function RecoveryCard({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const left = useRecoveryLeft();
  const apps = useApps();
  const passkeys = usePasskeys();
  // Codes stand in for a factor: the server makes none for the person who has none.
  const isTooEarly = apps.data?.length === 0 && passkeys.data?.length === 0;
  const change = useChange();
  const reread = useReread();
  async function make() {
    await change.run(async () => onCodes(await calls.makeRecoveryCodes()));
    await reread('recovery', 'history');
  }
  return (
    <Card
      title={t('recovery.title')}
      description={t('recovery.lead')}
      icon={<LifeBuoy aria-hidden className="size-5.5" />}
      padding="large"
    >
      <PartState reading={left}>
        {(count) => (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button
              look="secondary"
              busy={change.isBusy}
              disabled={isTooEarly}
              disabledReason={t('recovery.first')}
              onClick={() => void make()}
            >
              {count === null ? t('recovery.make') : t('recovery.again')}
            </Button>
            {isTooEarly ? null : count === null ? (
              <p className="text-sm text-ink-2">{t('recovery.none')}</p>
            ) : (
              <Badge tone={count > FEW ? 'ok' : 'warn'}>{t('recovery.left', { left: count })}</Badge>
            )}
          </div>
        )}
      </PartState>
    </Card>
  );
}
