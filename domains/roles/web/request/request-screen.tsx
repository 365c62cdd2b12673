import { PaperButton } from '@egcr/cases/web';
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
import type { StaffRole } from '../../contract/staff-roles.ts';
import { requestAddress } from './request-address.ts';
import { requestTexts } from './texts.ts';

interface Sent {
  readonly id: string;
  readonly reference: string;
}

interface Wanted {
  /** The one that would have opened the area from which the reader came. */
  readonly role: StaffRole | undefined;
}

/** `/request-access`: what asking for a role means, its questions, and the reference at the end. */
export function Screen(): ReactNode {
  const { view } = useAddress(requestAddress);
  const [sent, setSent] = useState<Sent>();
  if (sent) return <Confirmation sent={sent} />;
  return view.question === undefined && view.step === undefined ? (
    <Begin role={view.role} />
  ) : (
    <Asking role={view.role} onSent={setSent} />
  );
}

function Begin({ role }: Wanted) {
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
      <ButtonLink href={requestAddress.to({ question: 'role', role })} className="self-start">
        {t('begin')}
      </ButtonLink>
    </div>
  );
}

function Asking({ role, onSent }: Wanted & { readonly onSent: (sent: Sent) => void }) {
  const t = useText(requestTexts);
  const client = useQueryClient();
  const { attempt } = useKeptAttempt('roles.request', z.unknown());
  async function send(body: SentDraft): Promise<boolean> {
    const made = await attempt(body, (key) => call(requestRoleCall, { body }, { idempotencyKey: key }));
    if (!made) return false;
    onSent(made);
    await client.invalidateQueries({ queryKey: draftsKey });
    return true;
  }
  return (
    <FormSteps
      form="roles.request"
      address={requestAddress}
      {...(role !== undefined && { startWith: { role } })}
      send={send}
      sentBy={{ endpoint: requestRoleCall }}
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
      actions={
        <>
          <ButtonLink href={`${hrefOf('cases')}/${sent.id}`}>{t('open')}</ButtonLink>
          <PaperButton id={sent.id} size="medium" />
        </>
      }
    />
  );
}
