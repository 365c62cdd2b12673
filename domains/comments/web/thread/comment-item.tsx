import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState, type ReactNode } from 'react';

import type { Comment, OwnComment, SaidComment } from '../../contract/index.ts';
import type { Acts } from '../queries.ts';
import { ReportComment } from './report-comment.tsx';
import { TakeBack } from './take-back.tsx';
import { threadTexts } from './texts.ts';
import { WriteComment } from './write-comment.tsx';

interface ItemProps {
  readonly comment: Comment;
  readonly isOwn: ReadonlySet<string>;
  /** Visitors only read. */
  readonly isReader: boolean;
  readonly acts: Acts;
}

/** A comment and, one step in, what was replied to it. */
export function CommentItem({ comment, isOwn, isReader, acts }: ItemProps) {
  const t = useText(threadTexts);
  const actsOn = (said: SaidComment) =>
    isReader && said.text !== null ? <ItemActs said={said} isOwn={isOwn.has(said.id)} acts={acts} /> : null;
  return (
    <li className="card flex min-w-0 flex-col gap-4 p-5">
      <Said said={comment}>{actsOn(comment)}</Said>
      {comment.replies.length > 0 && (
        <ul aria-label={t('replies')} className="flex flex-col gap-4 border-s-2 border-line ps-4">
          {comment.replies.map((reply) => (
            <li key={reply.id} className="min-w-0">
              <Said said={reply}>{actsOn(reply)}</Said>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The words of a person are shown as they are: no address in them is a link. */
function Said({ said, children }: { readonly said: SaidComment; readonly children?: ReactNode }) {
  const t = useText(threadTexts);
  const formats = useFormats();
  if (said.text === null) return <p className="text-sm text-ink-2">{t('gone')}</p>;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <bdi className="font-semibold text-ink">{said.writer ?? t('member')}</bdi>
        <time dateTime={said.created_at} className="num">
          {formats.recent(said.created_at)}
        </time>
        {said.is_sample && <Badge>{t('sample')}</Badge>}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {said.text}
      </p>
      {children}
    </div>
  );
}

interface ActsProps {
  readonly said: SaidComment;
  readonly isOwn: boolean;
  readonly acts: Acts;
}

type Opened = 'reply' | 'report';

function ItemActs({ said, isOwn, acts }: ActsProps) {
  const t = useText(threadTexts);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const toggle = (which: Opened) => (
    <Button
      look="quiet"
      size="small"
      aria-expanded={opened === which}
      onClick={() => setOpened(opened === which ? undefined : which)}
    >
      {t(which)}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="-ms-3.5 flex flex-wrap">
        {toggle('reply')}
        {isOwn ? <TakeBack comment={said.id} acts={acts} /> : toggle('report')}
      </div>
      {opened === 'reply' && (
        <WriteComment name={`comments.reply.${said.id}`} acts={acts} replyTo={said.id} onSent={close} />
      )}
      {opened === 'report' && <ReportComment comment={said.id} acts={acts} onSent={close} />}
    </div>
  );
}

/** What the reader wrote and an editor has not read yet: nobody else sees it. */
export function OwnWaiting({ own, acts }: { readonly own: readonly OwnComment[]; readonly acts: Acts }) {
  const t = useText(threadTexts);
  const waiting = own.filter(({ state }) => state === 'pending');
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={t('waiting')} className="flex flex-col gap-4">
      {waiting.map((said) => (
        <li key={said.id} className="card flex min-w-0 flex-col gap-3 p-5">
          <Badge tone="warn">{t('waiting')}</Badge>
          <Said said={said}>
            <div className="-ms-3.5">
              <TakeBack comment={said.id} acts={acts} />
            </div>
          </Said>
        </li>
      ))}
    </ul>
  );
}
