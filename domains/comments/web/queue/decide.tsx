import { stateAfter } from '@egcr/contract/machine';
import { Button } from '@egcr/ui/button';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';

import {
  commentMachine,
  commentReasons,
  decideCommentCall,
  decisionNote,
  REASON_NOTE_MAX_LENGTH,
  type EditorStep,
  type QueuedComment,
} from '../../contract/index.ts';
import { reasonTexts } from '../reasons/texts.ts';
import { useDecide, type DecisionBody } from './queries.ts';
import { queueTexts } from './texts.ts';

interface DecideProps {
  readonly comment: QueuedComment;
}

/** The steps that are open now. Approving what is read already settles its reports. */
function stepsOf({ state, reports }: QueuedComment): readonly EditorStep[] {
  const steps = (['approve', 'mark_spam', 'remove'] as const).filter(
    (step) => stateAfter(commentMachine, state, step) !== undefined,
  );
  return steps.filter((step) => step !== 'approve' || state !== 'approved' || reports.length > 0);
}

/** What an editor does with a comment. */
export function Decide({ comment }: DecideProps) {
  const t = useText(queueTexts);
  const [isRemoving, setRemoving] = useState(false);
  const { isBusy, take } = useSteps(comment);
  const steps = stepsOf(comment);
  if (steps.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {steps.map((step) => (
          <Button
            key={step}
            look="secondary"
            size="small"
            busy={isBusy}
            {...(step === 'remove' && { 'aria-expanded': isRemoving })}
            onClick={() => (step === 'remove' ? setRemoving(!isRemoving) : void take({ step }))}
          >
            {t(step === 'approve' && comment.state === 'approved' ? 'step.keep' : `step.${step}`)}
          </Button>
        ))}
      </div>
      {isRemoving && <Remove comment={comment} />}
    </div>
  );
}

function useDecisionSentences() {
  const t = useText(queueTexts);
  return {
    not_found: t('failed.gone'),
    own_comment: t('yours'),
    comment_step_refused: t('failed.step'),
  };
}

function useSteps({ id }: QueuedComment) {
  const t = useText(queueTexts);
  const say = useSentences(sentences(decideCommentCall, useDecisionSentences()));
  const toasts = useToasts();
  const decide = useDecide(id);
  const [isBusy, setBusy] = useState(false);
  const { attempt } = useKeptAttempt(`comments.decide.${id}`, z.unknown());
  async function take(body: DecisionBody): Promise<void> {
    setBusy(true);
    try {
      await attempt(body, (key) => decide(body, key));
      toasts.show({ tone: 'ok', title: t(`done.${body.step}`) });
    } catch (failure) {
      toasts.show({ tone: 'bad', title: t('failed'), description: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, take };
}

const removal = z.strictObject({ reason: z.enum(commentReasons, 'required'), note: decisionNote });

/** A removal takes a reason; its writer is told. */
function Remove({ comment: { id } }: DecideProps) {
  const t = useText(queueTexts);
  const reasons = useText(reasonTexts);
  const toasts = useToasts();
  const decide = useDecide(id);
  const name = `comments.remove.${id}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['note'],
    schema: removal,
    defaultValues: { note: '' },
    sentences: sentences(decideCommentCall, useDecisionSentences()),
  });
  const send = async (values: z.output<typeof removal>) => {
    const body = { step: 'remove', ...values } as const;
    const decided = await attempt(body, (key) => decide(body, key));
    if (decided !== undefined) toasts.show({ tone: 'ok', title: t('done.remove') });
  };
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <Button type="submit" look="danger" busy={form.isBusy} className="self-start">
          {t('step.remove')}
        </Button>
      }
    >
      <NativeSelect
        label={t('reason')}
        hint={t('reason.hint')}
        {...form.field('reason')}
        options={[
          { value: '', label: t('reason.choose') },
          ...commentReasons.map((value) => ({ value, label: reasons(value) })),
        ]}
      />
      <TextAreaField
        label={t('note')}
        hint={t('note.hint')}
        rows={2}
        maxLength={REASON_NOTE_MAX_LENGTH}
        dir="auto"
        {...form.field('note')}
      />
    </FormShell>
  );
}
