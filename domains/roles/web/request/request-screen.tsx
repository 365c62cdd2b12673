import { hrefOf } from '@egcr/contract/product-screens';
import { draftsKey, FormSteps, type SentDraft } from '@egcr/forms/web';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { PageHeading } from '@egcr/ui/page-heading';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';

import { requestRoleCall } from '../../contract/endpoints.ts';
import { requestAddress } from './request-address.ts';
import { requestTexts } from './texts.ts';

interface Sent {
  readonly id: string;
  readonly reference: string;
}

/** `/request-access`: what asking for a role means, its questions, and the reference at the end. */
export function Screen(): ReactNode {
  const { view } = useAddress(requestAddress);
  const [sent, setSent] = useState<Sent>();
  if (sent) return <Confirmation sent={sent} />;
  return view.question === undefined && view.step === undefined ? <Begin /> : <Asking onSent={setSent} />;
}

function Begin() {
  const t = useText(requestTexts);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <BackLink href={hrefOf('dashboard')}>{t('back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-2">
        <li>{t('two')}</li>
        <li>{t('factor')}</li>
        <li>{t('follow')}</li>
      </ul>
      <ButtonLink href={requestAddress.to({ question: 'role' })} className="self-start">
        {t('begin')}
      </ButtonLink>
    </div>
  );
}

function Asking({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const t = useText(requestTexts);
  const client = useQueryClient();
  const { attempt } = useKeptAttempt('roles.request', z.unknown());
  async function send(body: SentDraft): Promise<void> {
    const made = await attempt(body, (key) => call(requestRoleCall, { body }, { idempotencyKey: key }));
    if (!made) return;
    onSent(made);
    await client.invalidateQueries({ queryKey: draftsKey });
  }
  return (
    <FormSteps
      form="roles.request"
      address={requestAddress}
      send={send}
      sentences={sentences(requestRoleCall, {
        draft_sent: t('no.sent'),
        draft_changed: t('no.changed'),
        case_step_refused: t('no.failed'),
        roles_unchanged: t('no.has'),
        request_waits: t('no.waits'),
        ends_too_early: t('no.past'),
      })}
    />
  );
}

function Confirmation({ sent }: { readonly sent: Sent }) {
  const t = useText(requestTexts);
  return (
    <ConfirmationPanel
      title={t('sent')}
      subject={t('title')}
      description={t('sent.text')}
      reference={{ label: t('reference'), value: sent.reference }}
      actions={<ButtonLink href={`${hrefOf('cases')}/${sent.id}`}>{t('open')}</ButtonLink>}
    />
  );
}
