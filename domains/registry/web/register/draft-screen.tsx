import { PaperButton } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { draftsKey, FormSteps, formsTexts, type SentDraft } from '@egcr/forms/web';
import { ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Page } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { StopBanner, useLeavingWords } from '@egcr/wallet/web';
import { call, isMissing, isRefusal } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart, useRouter } from '@egcr/web-kit/router.tsx';
import { sentences, useSentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { FEE_ASSET, submitRegistrationCall } from '../../contract/index.ts';
import { draftAddress } from '../addresses.ts';
import { FORM, registryKey, useDraft } from '../queries.ts';
import { registryTexts } from '../texts.ts';
import { FindingsPanel } from './findings-panel.tsx';

/** `/business-registration/register/$draftId`: the questions, with what would be refused beside them, then the reference. */
export function Screen() {
  const id = usePathPart('draftId');
  return <DraftPage key={id} id={id} />;
}

function DraftPage({ id }: { readonly id: string }) {
  const t = useText(registryTexts);
  const say = useSentences();
  const draft = useDraft(id);
  const isGone = isMissing(draft.error) || (draft.data !== undefined && draft.data.form !== FORM);
  if (isGone) return <NoDraft title={t('gone')} text={t('gone.text')} />;
  if (isRefusal(draft.error, 'draft_sent'))
    return <NoDraft title={t('was_sent')} text={t('was_sent.text')} />;
  if (draft.isError)
    return (
      <ErrorCard
        headingLevel={1}
        title={t('unread')}
        description={say.failure(draft.error)}
        retryLabel={t('retry')}
        onRetry={() => void draft.refetch()}
      />
    );
  if (!draft.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  return <Registering id={id} />;
}

/** No such draft, or one that was sent. */
function NoDraft({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useText(registryTexts);
  return (
    <Page>
      <PageHeading title={title} description={text} />
      <ButtonLink href={hrefOf('registration')} className="self-start">
        {t('to_landing')}
      </ButtonLink>
    </Page>
  );
}

function Registering({ id }: { readonly id: string }) {
  const client = useQueryClient();
  const router = useRouter();
  const address = draftAddress(id);
  const [sent, setSent] = useState<{ readonly id: string; readonly reference: string }>();
  const { attempt } = useKeptAttempt(`registry.${id}`, z.unknown());
  const said = useSubmitSentences();
  async function send(body: SentDraft): Promise<boolean> {
    try {
      const made = await attempt(body, (key) =>
        call(submitRegistrationCall, { body }, { idempotencyKey: key }),
      );
      if (!made) return false;
      setSent(made);
      await client.invalidateQueries({ queryKey: draftsKey });
      return true;
    } catch (failure) {
      await client.invalidateQueries({ queryKey: [...registryKey, 'name'] });
      // The name went to another business meanwhile: its question is open again.
      if (isRefusal(failure, 'name_taken')) router.go(address.to({ question: 'name', back: 'check' }));
      throw failure;
    }
  }
  if (sent) return <Confirmation sent={sent} />;
  return (
    <FormSteps
      form={FORM}
      address={address}
      send={send}
      sentences={said}
      renderBeside={(answers) => (
        <>
          {/* Sending it takes the fee. */}
          <StopBanner />
          <FindingsPanel answers={answers} />
        </>
      )}
    />
  );
}

/** What is said where a registration is refused. */
function useSubmitSentences(): Sentences {
  const t = useText(registryTexts);
  const formsWords = useText(formsTexts);
  const leaving = useLeavingWords(FEE_ASSET.assetCode);
  return sentences(submitRegistrationCall, {
    ...leaving,
    draft_sent: t('was_sent.text'),
    draft_changed: formsWords('changed'),
    team_role_required: formsWords('viewer'),
    name_taken: t('name.taken'),
    awaiting_payment: t('no.money'),
    account_frozen: leaving.wallet_frozen,
    case_step_refused: formsWords('changed'),
    validation_failed: ({ errors }) =>
      t(errors.some(({ code }) => code === 'person_unknown') ? 'no.director' : 'no.answers'),
  });
}

function Confirmation({ sent }: { readonly sent: { readonly id: string; readonly reference: string } }) {
  const t = useText(registryTexts);
  return (
    <ConfirmationPanel
      title={t('sent')}
      description={t('sent.text')}
      reference={{ label: t('reference'), value: sent.reference }}
      actions={
        <>
          <ButtonLink href={`${hrefOf('cases')}/${encodeURIComponent(sent.id)}`}>{t('follow')}</ButtonLink>
          <PaperButton id={sent.id} size="medium" />
          <ButtonLink look="secondary" href={hrefOf('registration')}>
            {t('to_landing')}
          </ButtonLink>
        </>
      }
    />
  );
}
