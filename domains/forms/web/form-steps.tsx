import { ErrorCard } from '@egcr/ui/error-card';
import { Banner } from '@egcr/ui/banner';
import { PageColumns } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { CallRefusal, CallUnreachable } from '@egcr/web-kit/call-errors';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { sentences, useSentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { readUnsent, writeUnsent } from '@egcr/web-kit/form/unsent';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import * as z from 'zod/mini';

import {
  beginDraftCall,
  readDraftCall,
  saveDraftCall,
  type Answers,
  type Draft,
  type Form,
} from '../contract/index.ts';
import { answers as answersShape } from '../contract/shapes.ts';
import { tidyAnswers, verdictOf } from '../contract/verdict-rules.ts';
import { ChangedQuestions } from './changed-questions.tsx';
import { CheckPage, type SendFailure } from './check-page.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { DraftSaver } from './draft-saver.ts';
import { ReadDraft } from './read-draft.tsx';
import { saveDraft, useBegunDraft, useForm } from './queries.ts';
import { QuestionPage } from './question-page.tsx';
import { SaveNote } from './save-note.tsx';
import { askedQuestions, stepAfter, stepBefore } from './step-rules.ts';
import type { StepsAddress, StepView } from './steps-address.ts';
import { TasksPage } from './tasks-page.tsx';
import { formsTexts } from './texts.ts';

/** A draft as it is sent. */
export interface SentDraft {
  readonly draft_id: string;
  readonly version: number;
}

interface FormStepsProps {
  /** The form's name. */
  readonly form: string;
  /** Of the page around the form; the steps stand in its query. */
  readonly address: StepsAddress;
  /** The organisation for which it is filled in; nothing: for the person. */
  readonly actingFor?: string | undefined;
  /** Answers that are known before the person begins. What they have answered already stays. */
  readonly startWith?: Answers;
  /** Sends the draft and leads on. Throws where that was refused. */
  readonly send: (draft: SentDraft) => Promise<void>;
  readonly sentences: Sentences;
  /** What helps beside the questions, drawn anew with each answer. */
  readonly renderBeside?: (answers: Answers) => ReactNode;
}

/** A form, one question a page, then all answers to check. Its draft is kept on the server and saves automatically. */
export function FormSteps(props: FormStepsProps) {
  const t = useText(formsTexts);
  const say = useSentences(
    sentences([beginDraftCall, saveDraftCall, readDraftCall], {
      draft_sent: t('sent'),
      draft_changed: t('changed'),
      team_role_required: t('viewer'),
    }),
  );
  const form = useForm(props.form);
  const draft = useBegunDraft(props.form, props.actingFor);
  if (form.data && draft.data)
    return <Steps key={draft.data.id} {...props} shown={form.data} draft={draft.data} />;
  const failed = form.error ?? draft.error;
  if (failed === null)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  const again = () => void Promise.all([form.refetch(), draft.refetch()]);
  return (
    <ErrorCard
      title={t('unread')}
      description={say.failure(failed)}
      retryLabel={t('retry')}
      onRetry={again}
    />
  );
}

interface StepsProps extends Omit<FormStepsProps, 'form'> {
  readonly shown: Form;
  readonly draft: Draft;
}

function Steps({ shown: form, draft, address, send, sentences: words, startWith, renderBeside }: StepsProps) {
  const { view } = useAddress(address);
  const router = useRouter();
  const saver = useSaver(draft, startWith);
  const state = useSyncExternalStore(saver.watch, saver.state);
  const sending = useSending({ draftId: draft.id, form, saver, send, sentences: words });
  const { answers } = state;
  // Who comes back to a long form sees first how far it is.
  const [isResumed] = useState(Object.keys(draft.answers).length > 0);
  const go = (step: StepView) => router.go(address.to(step));
  useFocusOnHeading(`${view.question ?? ''} ${view.step ?? ''}`);
  const changed = <ChangedQuestions form={form} draft={draft} address={address} />;
  const note = <SaveNote saving={state.saving} savedAt={state.savedAt} />;
  if (state.conflict)
    return <ConflictPanel form={form} here={answers} conflict={state.conflict} onChoose={saver.choose} />;
  if (state.isSent) return <AlreadySent />;
  if (!draft.can_edit) return <ReadDraft form={form} answers={answers} />;
  const asked = askedQuestions(form, answers);
  const question = asked.find(({ name }) => name === view.question) ?? asked[0];
  const helped = (page: ReactNode) => (
    <>
      {changed}
      {renderBeside === undefined ? page : <PageColumns aside={renderBeside(answers)}>{page}</PageColumns>}
    </>
  );
  const isBegun = view.question === undefined && view.step === undefined && isResumed;
  if (form.sections.length > 0 && (view.step === 'tasks' || isBegun))
    return helped(<TasksPage form={form} answers={answers} address={address} note={note} />);
  if (view.step === 'check' || question === undefined)
    return helped(
      <CheckPage
        form={form}
        answers={answers}
        address={address}
        note={note}
        failure={sending.failure}
        isBusy={sending.isBusy}
        onSend={() => void sending.run((name) => go({ question: name, back: 'check' }))}
      />,
    );
  const before = stepBefore(form, answers, { ...view, question: question.name });
  return helped(
    <QuestionPage
      key={question.name}
      form={form}
      answers={answers}
      question={question}
      isTried={sending.isTried}
      note={note}
      backHref={address.to(before ?? {})}
      tasksHref={form.sections.length > 0 ? address.to({ step: 'tasks' }) : undefined}
      onAnswer={saver.answer}
      onLeave={() => void saver.saveNow()}
      onContinue={() => {
        void saver.saveNow();
        go(stepAfter(form, tidyAnswers(answers), { ...view, question: question.name }));
      }}
    />,
  );
}

function AlreadySent() {
  const t = useText(formsTexts);
  return <Banner tone="info">{t('sent')}</Banner>;
}

const nothing: Answers = {};

const unsentShape = z.object({ version: z.int(), base: answersShape, answers: answersShape });

/** Saves automatically, also where the page is hidden or left, and once there is a connection again. */
function useSaver(draft: Draft, startWith: Answers = nothing): DraftSaver {
  const [known] = useState(startWith);
  const isUntouched = draft.can_edit && draft.version === 1;
  const [saver] = useState(() => {
    const name = `form.${draft.id}`;
    return new DraftSaver(draft, {
      save: (body) => saveDraft(draft.id, body),
      unsent: readUnsent(name, unsentShape),
      keep: (unsent) => writeUnsent(name, unsent),
    });
  });
  // Whether the page is seen is outside React.
  useEffect(() => {
    const save = () => void (document.visibilityState === 'hidden' && saver.saveNow());
    const retry = () => void saver.saveNow();
    document.addEventListener('visibilitychange', save);
    window.addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('online', retry);
      saver.stop();
    };
  }, [saver]);
  // The draft is the server's, and answers to it are saved there.
  useEffect(() => {
    if (isUntouched) saver.startWith(known);
  }, [saver, isUntouched, known]);
  return saver;
}

interface SendingPlan extends Pick<FormStepsProps, 'send' | 'sentences'> {
  readonly draftId: string;
  readonly form: Form;
  readonly saver: DraftSaver;
}

/** Sends what is saved. What the verdict finds leads to its question. */
function useSending({ draftId, form, saver, send, sentences: words }: SendingPlan) {
  const say = useSentences(words);
  const [failure, setFailure] = useState<SendFailure>();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  async function run(openQuestion: (name: string) => void): Promise<void> {
    setTried(true);
    setFailure(undefined);
    const [issue] = verdictOf(form, askedOnly(form, saver));
    if (issue) return openQuestion(issue.field);
    setBusy(true);
    try {
      const isSaved = await saver.saveNow();
      if (isSaved) await send({ draft_id: draftId, version: saver.state().version });
      else if (saver.state().saving === 'failed') throw new CallUnreachable('the draft is not saved');
    } catch (failed) {
      const issues = failed instanceof CallRefusal ? failed.errors : [];
      setFailure({ sentence: say.failure(failed), issues });
    } finally {
      setBusy(false);
    }
  }
  return { failure, isBusy, isTried, run };
}

function askedOnly(form: Form, saver: DraftSaver) {
  const answers = tidyAnswers(saver.state().answers);
  const asked = new Set(askedQuestions(form, answers).map(({ name }) => name));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asked.has(name)));
}

/** Another step is another page: who hears it begins at its heading. */
function useFocusOnHeading(step: string): void {
  const [first] = useState(step);
  // Focus moves once the step has been drawn.
  useEffect(() => {
    if (step !== first) document.getElementById('page-heading')?.focus();
  }, [step, first]);
}
