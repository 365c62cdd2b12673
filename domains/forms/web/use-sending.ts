import { CallRefusal, CallUnreachable } from '@egcr/web-kit/call-errors';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';

import type { Draft, Form } from '../contract/index.ts';
import { tidyAnswers } from '../contract/tidy-answers.ts';
import { verdictOf } from '../contract/verdict-rules.ts';
import type { SendFailure } from './check-page.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { forgetSend, type KeptSend } from './later/kept-send.ts';
import type { SendDraft } from './later/send-kept.ts';
import { askedQuestions } from './step-rules.ts';
import { formsTexts } from './texts.ts';

interface SendingPlan {
  readonly draft: Pick<Draft, 'id'>;
  readonly shown: Form;
  readonly saver: DraftSaver;
  readonly send: SendDraft;
  readonly sentences: Sentences;
  /** A press that could not be sent without the person. */
  readonly stopped: KeptSend | undefined;
  /** Keeps the press until there is a connection; whether this browser could. */
  readonly onPressOffline: (saver: DraftSaver) => Promise<boolean>;
}

/** Sends what is saved. What the verdict finds leads to its question; a press without a connection is kept. */
export function useSending({
  draft,
  shown: form,
  saver,
  send,
  sentences,
  stopped,
  onPressOffline,
}: SendingPlan) {
  const say = useSentences(sentences);
  const t = useText(formsTexts);
  const [failure, setFailure] = useState<SendFailure>();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const failed = (why: unknown) =>
    setFailure({ sentence: say.failure(why), issues: why instanceof CallRefusal ? why.errors : [] });
  async function run(openQuestion: (name: string) => void): Promise<void> {
    setTried(true);
    setFailure(undefined);
    forgetSend(draft.id);
    const [issue] = verdictOf(form, askedOnly(form, saver));
    if (issue) return openQuestion(issue.field);
    setBusy(true);
    try {
      const isSaved = await saver.saveNow();
      if (isSaved) await send({ draft_id: draft.id, version: saver.state().version });
      else if (saver.state().saving === 'failed') throw new CallUnreachable('the draft is not saved');
    } catch (why) {
      if (!(why instanceof CallUnreachable && (await onPressOffline(saver)))) failed(why);
    } finally {
      setBusy(false);
    }
  }
  return { failure: failure ?? failureBefore(stopped), isBusy, isTried, run };

  function failureBefore(press: KeptSend | undefined): SendFailure | undefined {
    if (press === undefined) return undefined;
    if (press.refusal === undefined) return { sentence: t('changed'), issues: [] };
    const refusal = new CallRefusal({ ...press.refusal, errors: press.refusal.errors.map(issueOf) });
    return { sentence: say.failure(refusal), issues: refusal.errors };
  }
}

type KeptIssue = NonNullable<KeptSend['refusal']>['errors'][number];

const issueOf = ({ field, code, params }: KeptIssue) =>
  params === undefined ? { field, code } : { field, code, params };

function askedOnly(form: Form, saver: DraftSaver) {
  const answers = tidyAnswers(saver.state().answers);
  const asked = new Set(askedQuestions(form, answers).map(({ name }) => name));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asked.has(name)));
}
