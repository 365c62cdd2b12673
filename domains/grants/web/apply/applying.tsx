import { PaperButton } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { draftsKey, FormSteps, formsTexts, type SentDraft } from '@egcr/forms/web';
import { useActingFor } from '@egcr/organisations/web';
import { ButtonLink } from '@egcr/ui/button';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { applyCall, wishOf, type Programme } from '../../contract/index.ts';
import { applicationPath, type applyAddress, grantsAddress } from '../addresses.ts';
import { grantsKey } from '../open/queries.ts';
import { grantTexts } from '../texts.ts';
import { ChancePanel } from './chance-panel.tsx';
import { ProgrammeIntro } from './programme-intro.tsx';

interface ApplyingProps {
  readonly programme: Programme;
  readonly address: ReturnType<typeof applyAddress>;
}

interface Sent {
  readonly id: string;
  readonly reference: string;
}

/** What a programme is; then its questions with what is missing beside them; then the reference. */
export function Applying({ programme, address }: ApplyingProps) {
  const actingFor = useActingFor()?.id;
  const client = useQueryClient();
  const { view } = useAddress(address);
  const [sent, setSent] = useState<Sent>();
  const { attempt } = useKeptAttempt(`grants.${programme.slug}.${actingFor ?? ''}`, z.unknown());
  const said = useApplySentences();
  async function send(body: SentDraft): Promise<boolean> {
    const params = { type: programme.slug };
    try {
      const made = await attempt(body, (key) => call(applyCall, { params, body }, { idempotencyKey: key }));
      if (!made) return false;
      setSent(made);
      await client.invalidateQueries({ queryKey: draftsKey });
      return true;
    } finally {
      // Where it was refused, what stands beside the answers is asked for again too.
      await client.invalidateQueries({ queryKey: grantsKey });
    }
  }
  if (sent) return <Confirmation sent={sent} title={programme.title} />;
  const isBegun = view.question !== undefined || view.step !== undefined;
  if (!isBegun) return <ProgrammeIntro programme={programme} address={address} actingFor={actingFor} />;
  return (
    <FormSteps
      key={actingFor ?? ''}
      form={programme.form}
      actingFor={actingFor}
      address={address}
      send={send}
      sentBy={{ endpoint: applyCall, params: { type: programme.slug } }}
      sentences={said}
      renderBeside={(answers) => (
        <ChancePanel programme={programme} actingFor={actingFor} wish={wishOf(answers)} />
      )}
    />
  );
}

/** What is said where an application is refused. */
function useApplySentences(): Sentences {
  const t = useText(grantTexts);
  const formsWords = useText(formsTexts);
  return sentences(applyCall, {
    draft_sent: t('no.sent'),
    draft_changed: t('no.changed'),
    team_role_required: formsWords('viewer'),
    owner_sends: t('no.owner'),
    business_status_forbids: t('no.status'),
    case_step_refused: t('no.changed'),
    already_applied: ({ members }) => t('no.again', { reference: String(members['reference'] ?? '') }),
    competition_closed: t('no.closed'),
    own_programme: t('gap.proposer'),
    not_eligible: t('no.eligible'),
    validation_failed: t('no.sum'),
  });
}

function Confirmation({ sent, title }: { readonly sent: Sent; readonly title: string }) {
  const t = useText(grantTexts);
  return (
    <ConfirmationPanel
      title={t('sent')}
      subject={title}
      description={t('sent.text')}
      reference={{ label: t('reference'), value: sent.reference }}
      actions={
        <>
          <ButtonLink href={applicationPath(hrefOf('cases'), sent.id)}>{t('open')}</ButtonLink>
          <PaperButton id={sent.id} size="medium" />
          <ButtonLink look="secondary" href={grantsAddress.to({ tab: 'mine' })}>
            {t('tab.mine')}
          </ButtonLink>
        </>
      }
    />
  );
}
