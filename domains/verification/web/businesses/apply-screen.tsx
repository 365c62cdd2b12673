import { PaperButton } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { draftsKey, FormSteps, formsTexts, type SentDraft } from '@egcr/forms/web';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { PageHeading } from '@egcr/ui/page-heading';
import { Page } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { applyCall, type BusinessVerification } from '../../contract/index.ts';
import { applyAddress, businessPath } from '../addresses.ts';
import { useVerification, verificationKey } from '../queries.ts';
import { verificationTexts } from './texts.ts';

const FORM = 'verification.business';

/** `/business/verification/$businessId/apply`: the form for level 2 or 3. */
export function Screen() {
  const id = usePathPart('businessId');
  const t = useText(verificationTexts);
  const read = useVerification(id);
  if (read.isError)
    return (
      <Page>
        <PageHeading title={t('unknown')} description={t('unknown.text')} />
      </Page>
    );
  if (!read.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  return <Applying key={id} found={read.data} />;
}

function Applying({ found }: { readonly found: BusinessVerification }) {
  const t = useText(verificationTexts);
  const forms = useText(formsTexts);
  const client = useQueryClient();
  const [sent, setSent] = useState<{ readonly id: string; readonly reference: string }>();
  const { attempt } = useKeptAttempt(`verification.apply.${found.id}`, z.unknown());
  async function send(body: SentDraft): Promise<boolean> {
    const made = await attempt(body, (key) =>
      call(applyCall, { params: { id: found.id }, body }, { idempotencyKey: key }),
    );
    if (!made) return false;
    setSent(made);
    await client.invalidateQueries({ queryKey: draftsKey });
    await client.invalidateQueries({ queryKey: verificationKey });
    return true;
  }
  if (sent)
    return (
      <ConfirmationPanel
        title={t('sent')}
        description={t('sent.text')}
        reference={{ label: t('reference'), value: sent.reference }}
        actions={
          <>
            <ButtonLink href={`${hrefOf('cases')}/${encodeURIComponent(sent.id)}`}>{t('follow')}</ButtonLink>
            <PaperButton id={sent.id} size="medium" />
            <ButtonLink look="secondary" href={businessPath(found.id)}>
              {found.name}
            </ButtonLink>
          </>
        }
      />
    );
  return (
    <>
      <BackLink href={businessPath(found.id)}>{found.name}</BackLink>
      <FormSteps
        form={FORM}
        address={applyAddress(found.id)}
        actingFor={found.organisation_id}
        send={send}
        sentBy={{ endpoint: applyCall, params: { id: found.id } }}
        sentences={sentences(applyCall, {
          draft_sent: forms('sent'),
          draft_changed: forms('changed'),
          team_role_required: t('no.role'),
          verification_refused: t('no.state'),
          case_step_refused: forms('changed'),
        })}
      />
    </>
  );
}
