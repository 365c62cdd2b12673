import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { rubricCriteria, sendReviewCall, type Review, type RubricCriterion } from '../../contract/index.ts';
import { SCORE_REASON_MIN_LENGTH } from '../../contract/judging-limits.ts';
import { reviewsKey, saveScores, useKeepReview } from './queries.ts';
import { useReviewSentences } from './review-sentences.ts';
import { ScoreField } from './score-field.tsx';
import { ScoreSaver, type ScoreState } from './score-saver.ts';
import { reviewTexts } from './texts.ts';

interface Missing {
  readonly criterion: RubricCriterion;
  readonly field: 'score' | 'reason';
}

/** What is missing before a review can be sent: the server asks for the same. */
function missingIn({ scores }: ScoreState): readonly Missing[] {
  return rubricCriteria.flatMap((criterion) => {
    const { score, reason } = scores[criterion];
    return [
      ...(score === null ? [{ criterion, field: 'score' } as const] : []),
      ...(reason.trim().length < SCORE_REASON_MIN_LENGTH ? [{ criterion, field: 'reason' } as const] : []),
    ];
  });
}

/** The scores of one review. They are saved by themselves, and sent once. */
export function ScoreForm({
  review,
  readAgain,
}: {
  readonly review: Review;
  readonly readAgain: () => void;
}) {
  const t = useText(reviewTexts);
  const own = useId();
  const keep = useKeepReview();
  const [saver, setSaver] = useState(() => saverOf(review, keep));
  const state = useSyncExternalStore(saver.watch, saver.state);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => () => saver.stop(), [saver]);
  // What was changed on another device was read again: the page goes on from there.
  if (state.saving === 'changed' && review.version > state.version) setSaver(saverOf(review, keep));
  const missing = attempts === 0 ? [] : missingIn(state);
  const idOf = (criterion: string, field: string) => `${own}${criterion}-${field}`;
  const problemOf = ({ field }: Missing) => t(field === 'score' ? 'issue.score' : 'issue.reason');
  return (
    <form
      noValidate
      method="post"
      aria-label={t('scores')}
      className="flex flex-col gap-6 p-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex flex-col gap-1">
        <h3 className="font-semibold">{t('scores')}</h3>
        <p className="max-w-[60ch] text-sm text-ink-2">{t('scores.text')}</p>
      </div>
      <ErrorSummary
        title={t('summary')}
        attempt={attempts}
        problems={missing.map((each) => ({
          fieldId: idOf(each.criterion, each.field),
          message: `${labelOf(review, each.criterion)}: ${problemOf(each)}`,
        }))}
      />
      {review.criteria.map((criterion) => (
        <ScoreField
          key={criterion.name}
          criterion={criterion}
          given={state.scores[criterion.name]}
          ids={{ score: idOf(criterion.name, 'score'), reason: idOf(criterion.name, 'reason') }}
          errors={Object.fromEntries(
            missing
              .filter((each) => each.criterion === criterion.name)
              .map((each) => [each.field, problemOf(each)]),
          )}
          onChange={(change) => saver.change(criterion.name, change)}
        />
      ))}
      <Saving state={state} readAgain={readAgain} />
      <SendScores
        review={review}
        saver={saver}
        isWhole={() => {
          setAttempts((count) => count + 1);
          return missingIn(saver.state()).length === 0;
        }}
      />
    </form>
  );
}

const saverOf = ({ id, scores, version }: Review, onSaved: (saved: Review) => void) =>
  new ScoreSaver({ scores, version }, (body) => saveScores({ id, onSaved }, body));

const labelOf = ({ criteria }: Review, name: RubricCriterion) =>
  criteria.find((each) => each.name === name)?.label ?? name;

/** Whether the scores are kept, and what to do where another device was faster. */
function Saving({
  state: { saving },
  readAgain,
}: {
  readonly state: ScoreState;
  readonly readAgain: () => void;
}) {
  const t = useText(reviewTexts);
  if (saving === 'changed')
    return (
      <div className="flex flex-col gap-3">
        <Banner tone="warn" isLive>
          {t('changed')}
        </Banner>
        <Button look="secondary" className="self-start" onClick={readAgain}>
          {t('changed.read')}
        </Button>
      </div>
    );
  if (saving === 'over')
    return (
      <Banner tone="warn" isLive>
        {t('told.released')}
      </Banner>
    );
  return (
    <p data-saving={saving} aria-live="polite" className="text-sm text-ink-2">
      {t(`saving.${saving}`)}
    </p>
  );
}

function SendScores({
  review,
  saver,
  isWhole,
}: {
  readonly review: Review;
  readonly saver: ScoreSaver;
  readonly isWhole: () => boolean;
}) {
  const t = useText(reviewTexts);
  const say = useSentences(useReviewSentences());
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`grants.review.${review.id}`, z.unknown());
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  async function send(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      if (!(await saver.saveNow())) return;
      const body = { version: saver.state().version };
      const sent = await attempt(body, (key) =>
        call(sendReviewCall, { params: { id: review.id }, body }, { idempotencyKey: key }),
      );
      if (sent) toasts.show({ tone: 'ok', title: t('sent') });
    } catch (met) {
      setFailure(met);
    } finally {
      setBusy(false);
      setAsking(false);
      await client.invalidateQueries({ queryKey: reviewsKey });
    }
  }
  return (
    <div className="flex flex-col gap-3">
      {failure !== undefined && (
        <Banner tone="bad" isLive>
          {say.failure(failure)}
        </Banner>
      )}
      <Button className="self-start" busy={isBusy} onClick={() => isWhole() && setAsking(true)}>
        {t('send')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        onOpenChange={setAsking}
        title={t('send.title')}
        description={t('send.text')}
        confirmLabel={t('send')}
        cancelLabel={t('send.back')}
        onConfirm={() => void send()}
      />
    </div>
  );
}
