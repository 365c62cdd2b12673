import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { Timeline } from '@egcr/ui/timeline';
import { useToasts } from '@egcr/ui/toast';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';

import { isEnded, needsAnswer, type Dispute } from '../../contract/index.ts';
import { paymentPath } from '../addresses.ts';
import { useRailName } from '../rail-names/use-rail-name.ts';
import { usePaymentText } from '../text.ts';
import { saveLinked } from './queries.ts';
import { disputeTexts } from './texts.ts';

/** What is in dispute, and until when. Both sides may follow the link to the payment. */
export function DisputeFacts({ dispute }: { readonly dispute: Dispute }) {
  const t = useText(disputeTexts);
  const formats = useFormats();
  const railName = useRailName();
  const p = usePaymentText();
  const { amount, merchant, reserved, role } = dispute;
  return (
    <Card title={t('dispute')}>
      <KeyValueList
        items={[
          { key: t('facts.reason'), value: t(`reason.${dispute.reason}`) },
          { key: t('facts.amount'), value: <Money amount={amount} /> },
          ...(reserved !== null && reserved.value !== '0'
            ? [{ key: t('facts.reserved'), value: <Money amount={reserved} /> }]
            : []),
          ...(needsAnswer(dispute.state)
            ? [
                {
                  key: t('facts.due'),
                  value: <time dateTime={dispute.due_at}>{formats.exact(dispute.due_at)}</time>,
                },
              ]
            : []),
          {
            key: t('facts.rail'),
            value:
              dispute.statement === null ? railName(dispute.rail) : <bdi>{dispute.payer?.name ?? '–'}</bdi>,
          },
          ...(role === null && merchant !== null
            ? [{ key: p('fact.merchant'), value: <bdi>{merchant.name}</bdi> }]
            : []),
          {
            key: t('facts.payment'),
            value:
              role === null ? (
                <span dir="ltr" className="num font-mono">
                  {dispute.reference}
                </span>
              ) : (
                <Anchor href={paymentPath(dispute.payment_id)} className="underline">
                  <span dir="ltr" className="num font-mono">
                    {dispute.reference}
                  </span>
                </Anchor>
              ),
          },
        ]}
      />
    </Card>
  );
}

interface WordsProps {
  readonly dispute: Dispute;
  /** A link to a file, for the reader. */
  readonly linkTo: (number: number) => Promise<{ readonly ticket: string }>;
}

/** What both sides say, with their files, and what was decided. */
export function DisputeWords({ dispute, linkTo }: WordsProps) {
  const t = useText(disputeTexts);
  const formats = useFormats();
  const { earlier_answer: earlier, answered_at: answeredAt } = dispute;
  const files = dispute.files.filter(({ by }) => by === 'merchant');
  const dated = (at: string) => <time dateTime={at}>{formats.exact(at)}</time>;
  // The merchant who has to answer sees the form instead.
  const isAwaited = !isEnded(dispute.state) && !(dispute.role === 'merchant' && needsAnswer(dispute.state));
  return (
    <>
      <Card title={t('statement')}>
        <Said text={dispute.statement ?? t('statement.rail')} />
        <Files files={dispute.files.filter(({ by }) => by === 'payer')} linkTo={linkTo} />
      </Card>
      {earlier !== null && (
        <Card title={t('evidence.earlier')} description={dated(earlier.at)}>
          <Said text={earlier.evidence} />
          <Files files={files.filter(({ at }) => at === earlier.at)} linkTo={linkTo} />
        </Card>
      )}
      {(dispute.evidence !== null || isAwaited) && (
        <Card title={t('evidence')} {...(answeredAt !== null && { description: dated(answeredAt) })}>
          <Said text={dispute.evidence ?? t('evidence.none')} />
          <Files files={files.filter(({ at }) => at !== earlier?.at)} linkTo={linkTo} />
        </Card>
      )}
      {dispute.decision !== null && (
        <Card title={t('decision')}>
          <Said text={dispute.decision} />
        </Card>
      )}
    </>
  );
}

function Said({ text }: { readonly text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  );
}

interface FilesProps extends Pick<WordsProps, 'linkTo'> {
  readonly files: Dispute['files'];
}

function Files({ files, linkTo }: FilesProps) {
  const t = useText(disputeTexts);
  const formats = useFormats();
  const toasts = useToasts();
  const opening = useMutation({
    mutationFn: (number: number) => saveLinked(linkTo(number)),
    onError: () => toasts.show({ title: t('file.failed'), tone: 'bad' }),
  });
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {files.map(({ number, size_bytes: bytes }) => (
        <li key={number}>
          <Button
            look="secondary"
            size="small"
            icon={<FileText aria-hidden className="size-5" />}
            busy={opening.isPending && opening.variables === number}
            onClick={() => opening.mutate(number)}
          >
            {t('file', { number: String(number), size: formats.size(bytes) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What happened, and what is awaited. */
export function DisputeHistory({ dispute }: { readonly dispute: Dispute }) {
  const t = useText(disputeTexts);
  const formats = useFormats();
  const at = (instant: string) => <time dateTime={instant}>{formats.exact(instant)}</time>;
  const entries = dispute.steps.map(({ state, by, at: instant }) => ({
    key: `${state} ${instant}`,
    title: t(`state.${state}`),
    time: at(instant),
    description: t(`by.${by}`),
    state: state === 'lost' ? ('failed' as const) : ('done' as const),
  }));
  const waits = needsAnswer(dispute.state)
    ? [{ key: 'due', title: t('facts.due'), time: at(dispute.due_at), state: 'waiting' as const }]
    : [];
  return (
    <Card title={t('history')}>
      <Timeline entries={[...entries, ...waits]} />
    </Card>
  );
}
