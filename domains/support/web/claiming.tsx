import { PaperButton } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { draftsKey, FormSteps, type SentDraft } from '@egcr/forms/web';
import { ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { readerZone } from '@egcr/web-kit/reader-zone';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { claimSupportCall } from '../contract/endpoints.ts';
import { wishOf } from '../contract/written-wish.ts';
import { casePath, supportAddress } from './addresses.ts';
import { ChancePanel } from './chance-panel.tsx';
import { supportKey } from './queries.ts';
import { supportTexts } from './texts.ts';

/** The questions of the claim with what is missing beside them; then the reference. */
export function Claiming() {
  const t = useText(supportTexts);
  const client = useQueryClient();
  const [sent, setSent] = useState<{ readonly id: string; readonly reference: string }>();
  const { attempt } = useKeptAttempt('support.claim', z.unknown());
  const said = useClaimSentences();
  async function send(draft: SentDraft): Promise<boolean> {
    const body = { ...draft, zone: readerZone() };
    const made = await attempt(body, (key) => call(claimSupportCall, { body }, { idempotencyKey: key }));
    if (!made) return false;
    setSent(made);
    await client.invalidateQueries({ queryKey: draftsKey });
    await client.invalidateQueries({ queryKey: supportKey });
    return true;
  }
  if (sent)
    return (
      <ConfirmationPanel
        title={t('sent')}
        subject={t('title')}
        description={t('sent.text')}
        reference={{ label: t('reference'), value: sent.reference }}
        actions={
          <>
            <ButtonLink href={casePath(hrefOf('cases'), sent.id)}>{t('open')}</ButtonLink>
            <PaperButton id={sent.id} size="medium" />
            <ButtonLink look="secondary" href={supportAddress.to()}>
              {t('title')}
            </ButtonLink>
          </>
        }
      />
    );
  return (
    <FormSteps
      form="support.claim"
      actingFor={undefined}
      address={supportAddress}
      send={send}
      sentBy={{ endpoint: claimSupportCall, more: { zone: readerZone() } }}
      sentences={said}
      renderBeside={(answers) => <ChancePanel wish={wishOf(answers)} />}
    />
  );
}

/** What is said where a claim is refused. */
function useClaimSentences(): Sentences {
  const t = useText(supportTexts);
  return sentences(claimSupportCall, {
    draft_sent: t('no.sent'),
    draft_changed: t('no.changed'),
    team_role_required: t('no.changed'),
    case_step_refused: t('no.changed'),
    already_claimed: ({ members }) => t('no.again', { reference: String(members['reference'] ?? '') }),
    claimed_by_other: t('no.other'),
    support_not_eligible: t('no.eligible'),
  });
}
