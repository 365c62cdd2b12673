import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useToasts } from '@egcr/ui/toast';
import { call, isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { LockKeyholeOpen, Snowflake } from 'lucide-react';
import { Suspense, useState } from 'react';

import { setFreezeCall, type FreezeState } from '../../contract/index.ts';
import { useSecurityText } from './texts.ts';
import { useKeepFreeze } from './queries.ts';

/** Stops everything that would leave, at one press; letting go asks for the PIN. */
export function FreezeCard({ freeze }: { readonly freeze: FreezeState }) {
  const t = useSecurityText();
  const formats = useFormats();
  const { press, turn, isBusy, failure } = usePress();
  const say = useSentences(sentences(setFreezeCall, { ...pinSaidAtField }));
  const [isAsking, setAsking] = useState(false);
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
            onClick={() => setAsking(true)}
            icon={<LockKeyholeOpen aria-hidden className="size-5" />}
          >
            {t('freeze.off')}
          </Button>
        ) : (
          <Button
            look="danger"
            busy={isBusy}
            onClick={press}
            icon={<Snowflake aria-hidden className="size-5" />}
          >
            {t('freeze.on')}
          </Button>
        )}
        {isAsking && (
          <Suspense>
            <PinDialog
              title={t('freeze.off')}
              confirmLabel={t('freeze.off')}
              run={(pin) => turn({ frozen: false, pin })}
              explain={say.failure}
              onClose={() => setAsking(false)}
            />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

function usePress() {
  const t = useSecurityText();
  const say = useSentences();
  const toasts = useToasts();
  const keep = useKeepFreeze();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ readonly refusal: unknown }>();
  async function turn(body: { readonly frozen: boolean; readonly pin?: string }) {
    keep(await call(setFreezeCall, { body }));
    toasts.show({ title: t(body.frozen ? 'freeze.done_on' : 'freeze.done_off'), tone: 'ok' });
  }
  async function freeze() {
    setBusy(true);
    setFailed(undefined);
    try {
      await turn({ frozen: true });
    } catch (refusal) {
      // The frame has gone to the PIN page and comes back.
      if (!isRefusal(refusal, 'pin_required')) setFailed({ refusal });
    } finally {
      setBusy(false);
    }
  }
  return { press: () => void freeze(), turn, isBusy, failure: failed && say.failure(failed.refusal) };
}
