import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Checkbox } from '@egcr/ui/checkbox';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { acceptAgreementCall, type GrantAward } from '../../contract/index.ts';
import { useReread } from './queries.ts';
import { agreementTexts } from './texts.ts';

interface AcceptFormProps {
  readonly caseId: string;
  readonly award: GrantAward;
}

/** Accepts the agreement that stands above it, and no other. */
export function AcceptForm({ caseId, award }: AcceptFormProps) {
  const t = useText(agreementTexts);
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { send, problem } = useAcceptance({ caseId, award });
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isAgreed) send.mutate();
        else setMissing(true);
      }}
    >
      <Checkbox
        label={t('accept.agree')}
        checked={isAgreed}
        error={isMissing && !isAgreed ? t('accept.missing') : undefined}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      />
      {problem !== undefined && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      <Button type="submit" busy={send.isPending} className="self-start">
        {t('accept.send')}
      </Button>
    </form>
  );
}

function useAcceptance({ caseId, award }: AcceptFormProps) {
  const t = useText(agreementTexts);
  const toasts = useToasts();
  const reread = useReread();
  const say = useSentences(
    sentences(acceptAgreementCall, {
      award_step_refused: t('no.step'),
      award_changed: t('no.changed'),
      terms_changed: t('no.terms'),
    }),
  );
  const { attempt } = useKeptAttempt(`grants.accept.${caseId}`, z.unknown());
  const send = useMutation({
    mutationFn: () => {
      const body = { version: award.version, sha256: award.agreement.sha256 };
      return attempt(body, (key) =>
        call(acceptAgreementCall, { params: { id: caseId }, body }, { idempotencyKey: key }),
      );
    },
    onSuccess: (done) => {
      if (done) toasts.show({ tone: 'ok', title: t('accept.done') });
    },
    onSettled: reread,
  });
  return { send, problem: send.isError ? say.failure(send.error) : undefined };
}
