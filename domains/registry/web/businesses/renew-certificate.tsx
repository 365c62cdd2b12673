import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { renewCertificateCall } from '../../contract/index.ts';
import { registryKey } from '../queries.ts';
import { businessTexts } from './texts.ts';

/** Renews the certificate of a business, or revokes it. */
export function RenewCertificate({ id, hasOne }: { readonly id: string; readonly hasOne: boolean }) {
  const t = useText(businessTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const { attempt } = useKeptAttempt(`registry.certificate.${id}`, z.unknown());
  const say = useSentences(
    sentences(renewCertificateCall, {
      team_role_required: t('no.role'),
      business_not_active: t('lost.active'),
    }),
  );
  async function send(renew: boolean): Promise<void> {
    setBusy(true);
    try {
      const done = await attempt({ id, renew }, (key) =>
        call(renewCertificateCall, { params: { id }, body: { renew } }, { idempotencyKey: key }),
      );
      if (!done) return;
      toasts.show({ tone: 'ok', title: t(renew ? 'certificate.renewed' : 'certificate.revoked') });
      await client.invalidateQueries({ queryKey: registryKey });
    } catch (failure) {
      toasts.show({ tone: 'bad', title: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="secondary" busy={isBusy} onClick={() => void send(true)}>
        {t('certificate.renew')}
      </Button>
      {hasOne && (
        <Button look="secondary" busy={isBusy} onClick={() => void send(false)}>
          {t('certificate.revoke')}
        </Button>
      )}
    </div>
  );
}
