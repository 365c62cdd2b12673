import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { DecisionFacts } from '@egcr/risk/web';
import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useToasts } from '@egcr/ui/toast';
import { askedIn, callActing, callFileActing, NarrowedList } from '@egcr/organisations/web';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { paymentWords, useLeavingWords, useWalletText } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';

import {
  answerRiskReviewCall,
  riskReviewsFileCall,
  type ReviewAnswer,
  type RiskReview,
} from '../../contract/index.ts';
import { reviewAnswers, reviewStates } from '../../contract/risk/review-machine.ts';
import { paymentPath, riskAddress } from '../addresses.ts';
import { disputeTexts } from '../disputes/texts.ts';
import { rereadPayments, useRiskReviews } from '../queries.ts';
import { useBusinessStops } from '@egcr/treasury/web';
import { TestMarks } from '../test-marks.tsx';
import { reviewTexts } from './texts.ts';

/** The queue: what waits for the reader, and what they answered. */
export function RiskReviews() {
  const t = useText(reviewTexts);
  const words = useText(disputeTexts);
  const { view, show } = useAddress(riskAddress);
  return (
    <NarrowedList
      view={view}
      onShow={show}
      choice={{ states: reviewStates, nameOf: (state) => t(`state.${state}`) }}
      searchLabel={words('search')}
      fetchSheet={() => callFileActing(riskReviewsFileCall, { query: askedIn(view) })}
      pages={useRiskReviews(view)}
      label={t('tab.reviews')}
      renderRow={(review) => <Row key={review.payment_id} review={review} />}
      empty={
        <EmptyState
          icon={<ShieldCheck aria-hidden className="size-5" />}
          title={t('none')}
          description={t('none.text')}
        />
      }
    />
  );
}

function Row({ review }: { readonly review: RiskReview }) {
  const t = useText(reviewTexts);
  const formats = useFormats();
  const [asked, setAsked] = useState<ReviewAnswer>();
  return (
    <li className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
          <Link href={paymentPath(review.payment_id)} look="quiet" className="font-medium wrap-anywhere">
            <bdi>{review.title}</bdi>
          </Link>
          <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
            {review.payer && <bdi>{review.payer.name}</bdi>}
            <time dateTime={review.opened_at}>{formats.recent(review.opened_at)}</time>
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          <TestMarks of={review} />
          <Badge tone={review.state === 'open' ? 'warn' : 'neutral'}>{t(`state.${review.state}`)}</Badge>
          <Money amount={review.amount} className="font-semibold" />
        </span>
      </div>
      <DecisionFacts decision={review.decision} />
      {review.state === 'open' && (
        <div className="flex flex-wrap gap-3">
          {reviewAnswers.map((answer) => (
            <Button
              key={answer}
              look={answer === 'approve' ? 'primary' : 'secondary'}
              size="small"
              onClick={() => setAsked(answer)}
            >
              {t(`answer.${answer}`)}
            </Button>
          ))}
        </div>
      )}
      {asked && <Answer review={review} answer={asked} onClose={() => setAsked(undefined)} />}
    </li>
  );
}

const kept = z.object({ payment: z.string(), answer: z.string() });

interface AnswerProps {
  readonly review: RiskReview;
  readonly answer: ReviewAnswer;
  readonly onClose: () => void;
}

function Answer({ review, answer, onClose }: AnswerProps) {
  const t = useText(reviewTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { attempt } = useKeptAttempt('payments.review', kept);
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const leaving = useLeavingWords(review.amount.assetCode);
  const stops = useBusinessStops();
  const { failure } = useSentences(
    sentences(answerRiskReviewCall, {
      ...paymentWords(wallet, () => ({
        locale,
        assetCode: review.amount.assetCode,
        available: undefined,
      })),
      ...leaving,
      ...stops,
      ...pinSaidAtField,
      not_found: t('issue.closed'),
      review_closed: t('issue.closed'),
      payment_unpaid: t('issue.waits'),
      over_payment: t('issue.waits'),
      risk_limit_reached: t('issue.limit'),
      insufficient_funds: t('issue.short'),
      recipient_unavailable: t('issue.short'),
    }),
  );
  async function run(pin: string) {
    try {
      await attempt({ payment: review.payment_id, answer }, (key) =>
        callActing(
          answerRiskReviewCall,
          { params: { payment: review.payment_id }, body: { answer, pin } },
          { idempotencyKey: key },
        ),
      );
      toasts.show({ title: t('done'), tone: 'ok' });
    } finally {
      void rereadPayments(client);
    }
  }
  return (
    <Suspense>
      <PinDialog
        title={t(`answer.${answer}`)}
        description={t(`answer.${answer}.text`)}
        confirmLabel={t(`answer.${answer}`)}
        run={run}
        explain={failure}
        onClose={onClose}
      />
    </Suspense>
  );
}
