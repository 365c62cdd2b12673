import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';

import {
  approveCall,
  REASON_MAX_LENGTH,
  rejectCall,
  withdrawCall,
  type EffectCode,
  type Proposal,
} from '../contract/index.ts';
import { useProposalText, type ProposalText } from './texts.ts';
import { useDecide, type Step } from './queries.ts';

/** The person who made a proposal may take it back; everybody else approves or rejects it. Each press is confirmed. */
export function DecideButtons({ proposal }: { readonly proposal: Proposal }) {
  const t = useProposalText();
  const [step, setStep] = useState<Step>();
  const steps: readonly Step[] = proposal.own ? ['withdraw'] : ['approve', 'reject'];
  return (
    <div className="flex flex-wrap gap-3">
      {steps.map((each) => (
        <Button
          key={each}
          look={each === 'approve' ? 'primary' : 'secondary'}
          aria-label={`${t(each)}: ${t(`kind.${proposal.kind}`)}`}
          onClick={() => setStep(each)}
        >
          {t(each)}
        </Button>
      ))}
      {step && <DecideDialog key={step} proposal={proposal} step={step} onClose={() => setStep(undefined)} />}
    </div>
  );
}

interface DecideDialogProps {
  readonly proposal: Proposal;
  readonly step: Step;
  readonly onClose: () => void;
}

function DecideDialog({ proposal, step, onClose }: DecideDialogProps) {
  const t = useProposalText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, decide } = useDecision({ proposal, step, onClose });
  function confirm() {
    if (step === 'reject' && reason.trim() === '') setMissing(true);
    else void decide(reason.trim());
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isUrgent
      size="small"
      title={t(`${step}.title`)}
      description={step === 'reject' ? undefined : t(`${step}.text`)}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look={step === 'approve' ? 'primary' : 'danger'} busy={isBusy} onClick={confirm}>
            {t(step)}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{t(`kind.${proposal.kind}`)}</p>
      {step === 'reject' && (
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={REASON_MAX_LENGTH}
          error={isMissing && reason.trim() === '' ? t('reject.required') : undefined}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}

const DONE = { approve: 'state.executed', reject: 'state.rejected', withdraw: 'state.withdrawn' } as const;

function useDecision({ proposal, step, onClose }: DecideDialogProps) {
  const t = useProposalText();
  const say = useSentences(decisionSentences(t));
  const toasts = useToasts();
  const { mutateAsync, isPending: isBusy } = useDecide();
  const { attempt } = useKeptAttempt(`approvals.${proposal.id}`, z.unknown());
  async function decide(reason: string) {
    try {
      const decided = await attempt({ step, reason }, (key) => mutateAsync({ proposal, step, reason, key }));
      // The person is on the way to the PIN page, and presses again afterwards.
      if (decided === undefined) return;
      toasts.show({ tone: 'ok', title: t(DONE[step]), description: t(`kind.${proposal.kind}`) });
      onClose();
    } catch (failure) {
      toasts.show({
        tone: 'bad',
        title: t('failed'),
        description: say.failure(failure),
      });
      onClose();
    }
  }
  return { isBusy, decide };
}

/** Every refusal of a decision, and of what it would carry out. */
function decisionSentences(t: ProposalText) {
  const ofEffects = {
    account_frozen: t('no.account_frozen'),
    award_step_refused: t('no.award_step_refused'),
    status_step_refused: t('no.status_step_refused'),
    status_stopped: t('no.status_stopped'),
    bank_account_foreign: t('no.bank_file'),
    bank_books_stopped: t('no.bank_books_stopped'),
    bank_file_too_long: t('no.bank_file'),
    bank_file_unreadable: t('no.bank_file'),
    bank_not_configured: t('no.bank_not_configured'),
    bank_statement_differs: t('no.bank_file'),
    bank_statement_gap: t('no.bank_file'),
    batch_empty: t('no.batch_empty'),
    difference_ended: t('no.difference_ended'),
    difference_unpaired: t('no.difference_ended'),
    settlement_taken: t('no.settlement_taken'),
    settlement_unreadable: t('no.proposal_outdated'),
    envelope_state: t('no.envelope_state'),
    needs_no_oversight: t('no.needs_no_oversight'),
    needs_oversight: t('no.needs_oversight'),
    insufficient_funds: t('no.insufficient_funds'),
    invalid_amount: t('no.proposal_outdated'),
    investments_short: t('no.investments_short'),
    last_super_admin: t('no.last_super_admin'),
    own_benefit: t('no.own_benefit'),
    payer_decided: t('no.payer_decided'),
    payment_under_way: t('no.payment_under_way'),
    cut_off_taken: t('no.cut_off_taken'),
    orders_unsettled: t('no.orders_unsettled'),
    unit_price_too_far: t('no.unit_price_too_far'),
    price_required: t('no.proposal_outdated'),
    price_step_too_far: t('no.price_step_too_far'),
    recipient_unavailable: t('no.recipient_unavailable'),
    roles_unchanged: t('no.roles_unchanged'),
    source_reserved: t('no.source_reserved'),
    spending_cap: t('no.spending_cap'),
    statement_not_missing: t('no.statement_not_missing'),
    suspense_decided: t('no.suspense_decided'),
    withdrawal_not_sent: t('no.withdrawal_not_sent'),
  } satisfies Readonly<Record<EffectCode, string>>;
  return sentences([approveCall, rejectCall, withdrawCall], {
    ...ofEffects,
    own_proposal: t('no.own_proposal'),
    interested_party: t('no.interested_party'),
    proposal_decided: t('no.proposal_decided'),
    proposal_changed: t('no.proposal_changed'),
    proposal_outdated: t('no.proposal_outdated'),
    proposal_void: t('no.proposal_void'),
    proposal_expired: t('no.proposal_expired'),
    day_limit_reached: t('no.day_limit_reached'),
    day_worth_reached: t('no.day_worth_reached'),
  });
}
