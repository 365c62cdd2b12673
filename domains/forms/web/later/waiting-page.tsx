import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { CheckAnswers } from '@egcr/ui/check-answers';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { Answers, Form } from '../../contract/index.ts';
import { useShownAnswer } from '../shown-answer.tsx';
import { askedQuestions } from '../step-rules.ts';
import { forgetSend, keptSend, sendFromPage, watchSends } from './kept-send.ts';
import { isDraftSent, sendKept, type SendDraft } from './send-kept.ts';
import { laterTexts } from './texts.ts';

const AGAIN_MS = 15_000;

interface WaitingPageProps {
  readonly form: Form;
  readonly draftId: string;
  readonly answers: Answers;
  readonly send: SendDraft;
  /** The answers are the person's again: taken back here or in another tab, or refused. */
  readonly onBack: (why: 'taken' | 'stopped') => void;
  /** It was sent from another tab. */
  readonly onSent: () => void;
}

/** In place of the questions while a form waits for a connection: what will be sent, and a way to take it back. */
export function WaitingPage({ form, draftId, answers, send, onBack, onSent }: WaitingPageProps) {
  const t = useText(laterTexts);
  const show = useShownAnswer(form);
  const takeBack = useSending({ draftId, send, onBack, onSent });
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeading title={t('title')} eyebrow={form.title} />
      <Banner
        tone="info"
        isLive
        title={t('when')}
        action={
          <Button look="secondary" size="small" onClick={takeBack}>
            {t('take_back')}
          </Button>
        }
      >
        {t('text')}
      </Banner>
      <CheckAnswers
        answers={askedQuestions(form, answers).map((question) => ({
          label: question.label,
          value: show(question, answers),
        }))}
      />
    </div>
  );
}

/** Tries now, whenever the line is back, and from time to time. Answers what takes it back. */
function useSending({ draftId, send, onBack, onSent }: Omit<WaitingPageProps, 'form' | 'answers'>) {
  const isRunning = useRef(false);
  const isOver = useRef(false);
  const run = useEffectEvent(async () => {
    if (isRunning.current || isOver.current || !navigator.onLine) return;
    isRunning.current = true;
    let isSentHere = false;
    const outcome = await sendKept(draftId, async (draft) => (isSentHere = await send(draft)));
    isRunning.current = false;
    if (isOver.current || isSentHere) return;
    const isSent = outcome === 'sent' || (outcome === 'gone' && (await isDraftSent(draftId)));
    if (isSent) onSent();
    else if (outcome === 'stopped' || outcome === 'gone') onBack('stopped');
  });
  const hear = useEffectEvent(() => {
    const state = keptSend(draftId)?.state;
    if (isRunning.current || isOver.current) return;
    if (state === undefined && navigator.onLine) void run();
    else if (state === undefined) onBack('taken');
    if (state === 'stopped') onBack('stopped');
  });
  // The line to the server, other tabs and the clock are outside React.
  useEffect(() => {
    const start = () => void run();
    isOver.current = false;
    const leave = sendFromPage(draftId);
    const unwatch = watchSends(() => hear());
    start();
    window.addEventListener('online', start);
    const timer = setInterval(start, AGAIN_MS);
    return () => {
      isOver.current = true;
      leave();
      unwatch();
      window.removeEventListener('online', start);
      clearInterval(timer);
    };
  }, [draftId]);
  return () => {
    isOver.current = true;
    forgetSend(draftId);
    onBack('taken');
  };
}
