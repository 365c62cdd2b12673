import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';
import { useOpens } from '@egcr/web-kit/staff-door.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { holdPostingCall } from '../../contract/index.ts';
import { holdTexts } from './texts.ts';

/** On the public page of a job, for those alone who may do it: takes it off the board until an officer has decided. */
export function Slot() {
  const slug = useSlotSubject();
  const mayHold = useOpens([{ permission: 'jobs.moderate' }]);
  return slug === undefined || !mayHold ? null : <HoldJob key={slug} slug={slug} />;
}

export function HoldJob({ slug }: { readonly slug: string }) {
  const t = useText(holdTexts);
  const say = useHoldSentences();
  const [isAsking, setAsking] = useState(false);
  const { attempt } = useKeptAttempt(`jobs.hold.${slug}`, z.unknown());
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      attempt({ slug }, (key) => call(holdPostingCall, { params: { slug } }, { idempotencyKey: key })),
    onSettled: () => setAsking(false),
  });
  return (
    <Card title={t('card')} description={t('card.text')}>
      <div className="flex flex-col gap-3">
        {error !== null && (
          <Banner tone="bad" isLive>
            {say.failure(error)}
          </Banner>
        )}
        {data === undefined ? (
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setAsking}
            title={t('title')}
            description={t('text')}
            cancelLabel={t('keep')}
            confirmLabel={t('hold')}
            isBusy={isPending}
            onConfirm={() => mutate()}
            trigger={
              <Button look="secondary" size="small" className="self-start">
                {t('hold')}
              </Button>
            }
          />
        ) : (
          <Banner tone="ok" isLive>
            {t('done')}
          </Banner>
        )}
      </div>
    </Card>
  );
}

function useHoldSentences() {
  const t = useText(holdTexts);
  return useSentences(
    sentences(holdPostingCall, {
      related_to_applicant: t('no.team'),
      posting_step_refused: t('no.state'),
    }),
  );
}
