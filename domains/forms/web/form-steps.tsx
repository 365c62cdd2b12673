import type { Endpoint } from '@egcr/contract/endpoint';
import { ErrorCard } from '@egcr/ui/error-card';
import { Banner } from '@egcr/ui/banner';
import { PageColumns } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { sentences, useSentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { readUnsent, writeUnsent } from '@egcr/web-kit/form/unsent';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

import {
  beginDraftCall,
  readDraftCall,
  saveDraftCall,
  type Answers,
  type Draft,
  type Form,
} from '../contract/index.ts';
import { tidyAnswers } from '../contract/tidy-answers.ts';
import { ChangedQuestions } from './changed-questions.tsx';
import { CheckPage } from './check-page.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { DraftSaver } from './draft-saver.ts';
import { keepPress, useKeptSends, type KeptSend } from './later/kept-send.ts';
import { WaitingPage } from './later/waiting-page.tsx';
import { ReadDraft } from './read-draft.tsx';
import { draftKey, saveDraft, useBegunDraft, useForm, type DraftAsked } from './queries.ts';
import { QuestionPage } from './question-page.tsx';
import { SaveNote } from './save-note.tsx';
import { askedQuestions, stepAfter, stepBefore } from './step-rules.ts';
import type { StepsAddress, StepView } from './steps-address.ts';
import { TasksPage } from './tasks-page.tsx';
import { formsTexts } from './texts.ts';
import { unsentName, unsentShape } from './unsent-answers.ts';
import { useSending } from './use-sending.ts';

/** A draft as it is sent. */
export interface SentDraft {
  readonly draft_id: string;
  readonly version: number;
}

/** A call that takes a draft; what its path names, and what goes into its body beside the draft. */
interface SentBy {
  readonly endpoint: Pick<Endpoint, 'path'>;
  readonly params?: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, string>>;
}

interface FormStepsProps extends DraftAsked {
  /** Of the page around the form; the steps stand in its query. */
  readonly address: StepsAddress;
  /** Answers that are known before the person begins. What they have answered already stays. */
  readonly startWith?: Answers;
  /** Sends the draft and leads on; false where the page is left for the PIN first. Throws where that was refused. */
  readonly send: (draft: SentDraft) => Promise<boolean>;
  /** The call that `send` makes, for a form that was to be sent without a connection. Absent: such a form is sent from this page alone. */
  readonly sentBy?: SentBy;
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
  const draft = useBegunDraft(props);
  if (form.data && draft.data)
    return (
      <StepsOrWaiting
        key={draft.data.id}
        {...props}
        shown={form.data}
        draft={draft.data}
        onReadAgain={async () => void (await draft.refetch())}
      />
    );
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

interface ShownProps extends FormStepsProps {
  readonly shown: Form;
  readonly draft: Draft;
}

/** The questions, or what waits for a connection to be sent. */
function StepsOrWaiting({
  onReadAgain,
  ...props
}: ShownProps & { readonly onReadAgain: () => Promise<void> }) {
  const { shown: form, draft, address, send, sentBy } = props;
  const router = useRouter();
  const client = useQueryClient();
  const pressed = useKeptSends().find(({ draft_id: id }) => id === draft.id);
  const isPressed = pressed !== undefined && pressed.state !== 'stopped';
  const [place, setPlace] = useState<'steps' | 'waiting' | 'sent'>(isPressed ? 'waiting' : 'steps');
  if (place === 'steps' && isPressed) setPlace('waiting');
  if (place === 'sent') return <AlreadySent />;
  if (place === 'steps')
    return (
      <Steps
        {...props}
        stopped={pressed}
        onPressOffline={async (saver) => {
          client.setQueryData<Draft>(draftKey(props), { ...draft, ...saver.known() });
          const { id: draft_id } = draft;
          const shown = { draft_id, title: form.title, href: address.to({ step: 'check' }) };
          return keepPress({ ...pressOf(sentBy), ...shown }, saver.state().answers);
        }}
      />
    );
  return (
    <WaitingPage
      form={form}
      draftId={draft.id}
      answers={readUnsent(unsentName(draft.id), unsentShape)?.answers ?? draft.answers}
      send={send}
      onSent={() => setPlace('sent')}
      onBack={async (why) => {
        if (why === 'stopped') await onReadAgain();
        router.go(address.to({ step: 'check' }));
        setPlace('steps');
      }}
    />
  );
}

/** What of a form's call is kept beside the press. */
function pressOf(sentBy: SentBy | undefined) {
  const waits = { state: 'waiting', pressed_at: Date.now() } as const;
  if (sentBy === undefined) return waits;
  const { endpoint, params = {}, more = {} } = sentBy;
  return { ...waits, call: { path: endpoint.path, params: { ...params }, more: { ...more } } };
}

interface StepsProps extends ShownProps {
  /** A press that could not be sent without the person. */
  readonly stopped: KeptSend | undefined;
  /** Keeps the press until there is a connection; whether this browser could. */
  readonly onPressOffline: (saver: DraftSaver) => Promise<boolean>;
}

function Steps(props: StepsProps) {
  const { shown: form, draft, address, startWith, renderBeside } = props;
  const { view } = useAddress(address);
  const router = useRouter();
  const saver = useSaver(draft, startWith);
  const state = useSyncExternalStore(saver.watch, saver.state);
  const sending = useSending({ ...props, saver });
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
  const helped = (page: ReactNode) =>
    renderBeside === undefined ? page : <PageColumns aside={renderBeside(answers)}>{page}</PageColumns>;
  const isBegun = view.question === undefined && view.step === undefined && isResumed;
  if (form.sections.length > 0 && (view.step === 'tasks' || isBegun))
    return helped(
      <TasksPage form={form} answers={answers} address={address} changed={changed} note={note} />,
    );
  if (view.step === 'check' || question === undefined)
    return helped(
      <CheckPage
        form={form}
        answers={answers}
        address={address}
        changed={changed}
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
      changed={changed}
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

/** Saves automatically, also where the page is hidden or left, and once there is a connection again. */
function useSaver(draft: Draft, startWith: Answers = nothing): DraftSaver {
  const [known] = useState(startWith);
  const isUntouched = draft.can_edit && draft.version === 1;
  const [saver] = useState(() => {
    const name = unsentName(draft.id);
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
    saver.resume();
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

/** Another step is another page: who hears it begins at its heading. */
function useFocusOnHeading(step: string): void {
  const [first] = useState(step);
  // Focus moves once the step has been drawn.
  useEffect(() => {
    if (step !== first) document.getElementById('page-heading')?.focus();
  }, [step, first]);
}
