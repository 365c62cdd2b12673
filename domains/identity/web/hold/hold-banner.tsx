import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { CodeField } from '@egcr/ui/code-field';
import { Dialog } from '@egcr/ui/dialog';
import { useFormats } from '@egcr/web-kit/formats';
import { useSession } from '@egcr/web-kit/session-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { CODE_LENGTH, codeIssue } from '../../contract/index.ts';
import { useSecurityText } from '../security/texts.ts';
import { useSecurityCalls, type Standing } from '../security/security-calls.ts';
import { StepUpProvider } from '../security/step-up.tsx';
import { useAnswer } from '../security/use-answer.ts';
import { useChange } from '../security/use-change.ts';

/** Where money is: that it is held, until when, and how to end that. Nothing where it is free. */
export function Slot() {
  return (
    <StepUpProvider>
      <HoldBanner />
    </StepUpProvider>
  );
}

function HoldBanner() {
  const t = useSecurityText();
  const formats = useFormats();
  const calls = useSecurityCalls();
  const client = useQueryClient();
  const change = useChange();
  const [sentBy, setSentBy] = useState<'email' | 'sms'>();
  const queryKey = ['identity', 'standing', useSession((now) => now.user?.id)];
  const { data } = useQuery({ queryKey, queryFn: calls.standing });
  if (!data?.held_until) return null;
  const { code_by: by, factor_ends_it: isFactor, held_until: until } = data;
  const settle = (standing: Standing) => {
    setSentBy(undefined);
    client.setQueryData(queryKey, standing);
    // Balances say whether money can leave.
    void client.invalidateQueries();
  };
  return (
    <>
      <Banner tone="warn" title={t('hold.title')}>
        <p>{t('hold.text', { time: formats.minute(until) })}</p>
        {!by && !isFactor && <p>{t('hold.wait')}</p>}
        <div className="mt-3 flex flex-wrap gap-3">
          {by && (
            <Button
              look="secondary"
              size="small"
              busy={change.isBusy}
              onClick={() => void change.run(async () => setSentBy(await calls.sendReleaseCode()))}
            >
              {t(`hold.by_${by}`)}
            </Button>
          )}
          {isFactor && (
            <Button
              look="secondary"
              size="small"
              busy={change.isBusy}
              onClick={() => void change.run(async () => settle(await calls.releaseHold()), t('hold.ended'))}
            >
              {t('hold.by_factor')}
            </Button>
          )}
        </div>
      </Banner>
      {sentBy && <CodeDialog sentBy={sentBy} onEnded={settle} onClose={() => setSentBy(undefined)} />}
    </>
  );
}

interface CodeDialogProps {
  readonly sentBy: 'email' | 'sms';
  readonly onEnded: (standing: Standing) => void;
  readonly onClose: () => void;
}

function CodeDialog({ sentBy, onEnded, onClose }: CodeDialogProps) {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const answer = useAnswer({
    issue: (code) => (codeIssue(code) ? t('failed.code') : undefined),
    check: async (code) => onEnded(await calls.releaseHold(code)),
    isCleared: true,
  });
  return (
    <Dialog
      isOpen
      size="small"
      title={t('hold.code.title')}
      description={t(`hold.code.${sentBy}`)}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form method="post" noValidate onSubmit={answer.submit} className="flex flex-col gap-5">
        <CodeField
          label={t('step.code.label')}
          length={CODE_LENGTH}
          value={answer.text}
          error={answer.problem}
          onValueChange={answer.type}
        />
        <Button type="submit" width="full" busy={answer.isBusy}>
          {t('hold.code.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
