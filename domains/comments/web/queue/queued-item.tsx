import { Badge } from '@egcr/ui/badge';
import { Link } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { QueuedComment } from '../../contract/index.ts';
import { reasonTexts } from '../reasons/texts.ts';
import { Decide } from './decide.tsx';
import { queueTexts } from './texts.ts';

const tones = { pending: 'warn', approved: 'ok', spam: 'bad', removed: 'neutral' } as const;

/** A comment, what was said about it, and what an editor can do. */
export function QueuedItem({ comment }: { readonly comment: QueuedComment }) {
  const t = useText(queueTexts);
  const formats = useFormats();
  const { subject, state } = comment;
  return (
    <li className="flex min-w-0 flex-col gap-3 p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        <bdi className="font-semibold text-ink">{comment.writer ?? t('member')}</bdi>
        <time dateTime={comment.created_at} className="num">
          {formats.recent(comment.created_at)}
        </time>
        {comment.is_sample && <Badge>{t('sample')}</Badge>}
      </p>
      {subject && (
        <p className="text-sm">
          <Link href={subject.path}>
            <bdi>{subject.title}</bdi>
          </Link>
        </p>
      )}
      {comment.replies_to && (
        <blockquote dir="auto" className="line-clamp-2 border-s-2 border-line ps-3 text-sm text-ink-2">
          {comment.replies_to}
        </blockquote>
      )}
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {comment.text || t('gone')}
      </p>
      <Reports comment={comment} />
      <Decision comment={comment} />
      {comment.is_yours ? <p className="text-sm text-ink-2">{t('yours')}</p> : <Decide comment={comment} />}
    </li>
  );
}

function Reports({ comment: { reports } }: { readonly comment: QueuedComment }) {
  const t = useText(queueTexts);
  const reasons = useText(reasonTexts);
  const formats = useFormats();
  if (reports.length === 0) return null;
  return (
    <ul aria-label={t('reports')} className="flex flex-wrap gap-2">
      {reports.map(({ reason, count }) => (
        <li key={reason}>
          <Badge tone="bad">
            {reasons(reason)} <span className="num">{formats.number(count)}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function Decision({ comment: { decision } }: { readonly comment: QueuedComment }) {
  const t = useText(queueTexts);
  const reasons = useText(reasonTexts);
  const formats = useFormats();
  if (decision === null) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
      <span>{t('decided', { name: decision.by ?? t('member') })}</span>
      <time dateTime={decision.at} className="num">
        {formats.recent(decision.at)}
      </time>
      {decision.reason && <span>{reasons(decision.reason)}</span>}
      {decision.note && (
        <span dir="auto" className="wrap-anywhere whitespace-pre-line">
          {decision.note}
        </span>
      )}
    </p>
  );
}
