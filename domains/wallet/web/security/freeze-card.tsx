import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useToasts } from '@egcr/ui/toast';
import { call, isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { LockKeyholeOpen, Snowflake } from 'lucide-react';
import { useState } from 'react';

import { setFreezeCall, type FreezeState } from '../../contract/index.ts';
import { useSecurityText } from './messages/index.ts';
import { useRereadSecurity } from './queries.ts';

/** Stops everything that would leave, at one press; letting go asks for the PIN. */
export function FreezeCard({ freeze }: { readonly freeze: FreezeState }) {
  const t = useSecurityText();
  const formats = useFormats();
  const { press, isBusy, failure } = usePress();
  return (
    <Card
      title={t('freeze.title')}
      description={t('freeze.text')}
      icon={<Snowflake aria-hidden className="size-6" />}
    >
      <div className="flex flex-col items-start gap-4">
        {freeze.frozen_at !== null && (
          <Banner tone="warn" title={t('freeze.is_on')} className="w-full">
            {t('freeze.since', { time: formats.exact(freeze.frozen_at) })}
          </Banner>
        )}
        {failure !== undefined && (
          <Banner tone="bad" isLive className="w-full">
            {failure}
          </Banner>
        )}
        {freeze.frozen ? (
          <Button
            look="secondary"
            busy={isBusy}
            onClick={() => press(false)}
            icon={<LockKeyholeOpen aria-hidden className="size-5" />}
          >
            {t('freeze.off')}
          </Button>
        ) : (
          <Button
            look="danger"
            busy={isBusy}
            onClick={() => press(true)}
            icon={<Snowflake aria-hidden className="size-5" />}
          >
            {t('freeze.on')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function usePress() {
  const t = useSecurityText();
  const say = useSentences();
  const toasts = useToasts();
  const reread = useRereadSecurity();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function turn(frozen: boolean) {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(setFreezeCall, { body: { frozen } });
      toasts.show({ title: t(frozen ? 'freeze.done_on' : 'freeze.done_off'), tone: 'ok' });
      reread();
    } catch (refusal) {
      // The frame has gone to the PIN page and comes back.
      if (!isRefusal(refusal, 'pin_required')) setFailure(say.failure(refusal));
    } finally {
      setBusy(false);
    }
  }
  return { press: (frozen: boolean) => void turn(frozen), isBusy, failure };
}
