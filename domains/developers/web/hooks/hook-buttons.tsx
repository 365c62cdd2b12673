import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { callActing } from '@egcr/organisations/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { rotateSecretCall, switchWebhookCall, type Webhook } from '../../contract/index.ts';
import { WEBHOOKS_ENABLED_MAX } from '../../contract/limits.ts';
import { rereadDevelopers } from '../queries.ts';
import { hookTexts } from './texts.ts';

interface RotateProps {
  readonly hook: Webhook;
  readonly onMade: (secret: string) => void;
}

/** Gives the webhook another secret, after the PIN. */
export function RotateButton({ hook, onMade }: RotateProps) {
  const t = useText(hookTexts);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { failure } = useSentences(sentences(rotateSecretCall, pinSaidAtField));
  async function run(pin: string) {
    const { secret } = await callActing(rotateSecretCall, { params: { id: hook.id }, body: { pin } });
    void rereadDevelopers(client);
    onMade(secret);
  }
  return (
    <>
      <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
        {t('hook.rotate')}
      </Button>
      {isOpen && (
        <Suspense>
          <PinDialog
            title={t('hook.rotate')}
            description={t('hook.rotate.text')}
            confirmLabel={t('hook.rotate')}
            run={run}
            explain={failure}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Switches the webhook off, or on again. */
export function SwitchButton({ hook }: { readonly hook: Webhook }) {
  const t = useText(hookTexts);
  const client = useQueryClient();
  const isOn = hook.state === 'enabled';
  const say = useSentences(
    sentences(switchWebhookCall, {
      webhook_limit_reached: t('issue.hook_limit', { maximum: WEBHOOKS_ENABLED_MAX }),
    }),
  );
  const turn = useMutation({
    mutationFn: () =>
      callActing(switchWebhookCall, {
        params: { id: hook.id },
        body: { state: isOn ? 'disabled' : 'enabled' },
      }),
    onSettled: () => rereadDevelopers(client),
  });
  return (
    <>
      {turn.isError && (
        <Banner tone="bad" isLive>
          {say.failure(turn.error)}
        </Banner>
      )}
      <Button look="secondary" className="self-start" busy={turn.isPending} onClick={() => turn.mutate()}>
        {t(isOn ? 'hook.off' : 'hook.on')}
      </Button>
    </>
  );
}
