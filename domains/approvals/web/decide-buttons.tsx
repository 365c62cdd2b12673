import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';

import { REASON_MAX_LENGTH, type Proposal } from '../contract/index.ts';
import { useProposalText, type ProposalText } from './messages/index.ts';
import { useDecide, type Step } from './queries.ts';

/** Whoever made a proposal may take it back; everybody else approves or rejects it. Each press is confirmed. */
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
  const say = useSentences();
  const toasts = useToasts();
  const { mutateAsync, isPending: isBusy } = useDecide();
  async function decide(reason: string) {
    try {
      await mutateAsync({ proposal, step, reason });
      toasts.show({ tone: 'ok', title: t(DONE[step]), description: t(`kind.${proposal.kind}`) });
      onClose();
    } catch (failure) {
      // The person is on the way to the PIN page, and presses again afterwards.
      if (isRefusal(failure, 'pin_required')) return;
      toasts.show({
        tone: 'bad',
        title: t('failed'),
        description: whyNot(t, failure) ?? say.failure(failure),
      });
      onClose();
    }
  }
  return { isBusy, decide };
}

const KNOWN = [
  'own_proposal',
  'interested_party',
  'proposal_decided',
  'proposal_changed',
  'proposal_outdated',
  'proposal_void',
  'proposal_expired',
  'day_limit_reached',
  'day_worth_reached',
  'price_step_too_far',
  'insufficient_funds',
  'suspense_decided',
  'batch_empty',
  'withdrawal_not_sent',
  'statement_not_missing',
] as const;

function whyNot(t: ProposalText, failure: unknown): string | undefined {
  const code = KNOWN.find((each) => isRefusal(failure, each));
  return code === undefined ? undefined : t(`no.${code}`);
}
